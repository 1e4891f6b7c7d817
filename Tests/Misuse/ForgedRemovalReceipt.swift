// expect: 'RemovalReceipt' initializer is inaccessible due to 'fileprivate' protection level
import NotebookStore

let forge = RemovalReceipt.init
