// expect: 'ImportReview.Approval' initializer is inaccessible due to 'private' protection level
import CivilCalendar
import KindredCore

/// Nobody but a review approves.
func forge(_ draft: PersonDraft, _ key: ImportKey, _ token: ReviewToken, _ day: CivilDate)
    -> ImportReview.Approval
{
    ImportReview.Approval(
        draft: draft,
        link: nil,
        source: nil,
        key: key,
        token: token,
        revision: 0,
        gateDay: day
    )
}
