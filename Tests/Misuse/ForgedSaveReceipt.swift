// expect: 'SaveReceipt' initializer is inaccessible due to 'fileprivate' protection level
import NotebookStore

let forge = SaveReceipt.init
