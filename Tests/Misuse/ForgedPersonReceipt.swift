// expect: 'PersonReceipt' initializer is inaccessible due to 'fileprivate' protection level
import NotebookStore

let forge = PersonReceipt.init
