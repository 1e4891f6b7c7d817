// expect: 'approval' consumed more than once
import KindredCore

func save(_ approval: consuming ImportReview.Approval) {}

/// An approval serves one save.
func saveTwice(_ approval: consuming ImportReview.Approval) {
    save(approval)
    save(approval)
}
