internal import CivilCalendar
internal import Files
internal import KindredCore
internal import NotebookStore
internal import Text

/// `import --plan`: carries out exactly what a review had saved as its plan, once, or refuses.
struct PlanImport {
    private static let largestPlan = 1 << 20

    private let invocation: Invocation
    private let today: Today
    private let context: CommandContext
    private let path: String

    init(
        _ invocation: Invocation,
        _ today: Today,
        _ context: CommandContext
    ) throws(CommandError) {
        let taken: Set<Flag> = [.plan, .notebook, .today, .yes, .format]
        for occurrence in invocation.occurrences where !taken.contains(occurrence.flag) {
            throw .usage(.contradiction(.plan, occurrence.flag, verb: invocation.verb))
        }
        self.invocation = invocation
        self.today = today
        self.context = context
        path = invocation.argument(.plan) ?? ""
    }

    func run() throws(CommandError) -> ExitStatus {
        let bytes = try read()
        var desk = try NotebookDesk(invocation, context, for: .reading)
        let plan = try plan(bytes, &desk)
        let subject = try subject(of: plan, &desk)
        let selected = try contact(of: plan)
        var session: ReviewSession
        do throws(CommandError) {
            session = try ReviewSession(
                selected.contact,
                into: subject,
                plan.answers,
                today,
                .import,
                calledNew: plan.target == nil
            )
        } catch {
            throw refused(.otherResult)
        }
        _ = session.readPhoto()
        if let objection = plan.objection(to: session.review) { throw refused(objection) }
        guard session.accept(removing: plan.answers.removesStoredPhoto) else {
            throw refused(.otherResult)
        }
        return try ImportSave(selected, today, invocation, context)
            .save(session, plan: plan.token)
    }

    private func refused(_ refusal: PlanRefusal) -> CommandError {
        .plan(path: path, refusal)
    }

    private func read() throws(CommandError) -> [UInt8] {
        var bytes: [UInt8] = []
        do throws(FileError) {
            let input = try context.open(path)
            while bytes.count <= Self.largestPlan {
                guard try input.append(to: &bytes, maximum: 1 << 16) > 0 else { return bytes }
            }
        } catch {
            throw .file(error)
        }
        throw refused(.noPlan)
    }

    private func plan(
        _ bytes: [UInt8],
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> ImportPlan {
        let key = try desk.use { (notebook) throws(NotebookError) in
            try notebook.key(for: ImportPlan.keyPurpose)
        }
        let plan: ImportPlan
        do throws(PlanRefusal) {
            plan = try ImportPlan(bytes, key: key)
        } catch {
            throw refused(error)
        }
        let used = try desk.use { (notebook) throws(NotebookError) in
            try notebook.planUse(plan.token)
        }
        if let used { throw refused(.used(on: used)) }
        return plan
    }

    private func subject(
        of plan: ImportPlan,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> ReviewSubject {
        if let target = plan.target {
            let person = try person(target.id, &desk)
            guard person.revision == target.revision else { throw refused(.personChanged) }
            return .existing(PersonDraft(editing: person))
        }
        guard let link = plan.link else { return .new(PersonDraft(new: .drawn()), nil) }
        let other = try person(link.other, &desk)
        return .new(PersonDraft(new: .drawn(), link: link, from: other), link)
    }

    private func person(
        _ id: PersonID,
        _ desk: inout NotebookDesk
    ) throws(CommandError) -> Person {
        let person = try desk.use { (notebook) throws(NotebookError) in
            try notebook.person(id: id)
        }
        guard let person else { throw refused(.personGone) }
        return person
    }

    private func contact(of plan: ImportPlan) throws(CommandError) -> SelectedContact {
        let selected: SelectedContact?
        do throws(CommandError) {
            selected = try CardSelection.chosen(.number(plan.card)).contact(
                of: invocation.operands.first ?? "",
                today: today.shown,
                in: context
            )
        } catch {
            guard case .choice = error else { throw error }
            throw refused(.cardChanged)
        }
        guard let selected, selected.contact.digest == plan.cardDigest else {
            throw refused(.cardChanged)
        }
        return selected
    }
}
