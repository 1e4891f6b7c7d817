// expect: 'approval' consumed more than once
import CivilCalendar
import KindredCore
import NotebookStore

func save(
    _ approval: consuming ImportReview.Approval,
    in notebook: inout Notebook,
    on day: CivilDate
) throws(NotebookError) {
    _ = try notebook.save(approval, on: day)
    _ = try notebook.save(approval, on: day)
}
