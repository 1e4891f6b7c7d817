// expect: 'approval' consumed more than once
import KindredCore

func save(_ approval: consuming ImportReview.Approval) {}

/// An approval is not copied.
func copy(_ approval: consuming ImportReview.Approval) {
    let first = approval
    let second = approval
    save(first)
    save(second)
}
