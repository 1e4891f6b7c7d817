// expect: 'LinkReceipt' initializer is inaccessible due to 'fileprivate' protection level
import NotebookStore

let forge = LinkReceipt.init
