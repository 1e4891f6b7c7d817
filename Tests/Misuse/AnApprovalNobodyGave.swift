// expect: 'ImportReview.Approval' initializer is inaccessible due to 'private' protection level
import KindredCore

let approve = ImportReview.Approval.init
