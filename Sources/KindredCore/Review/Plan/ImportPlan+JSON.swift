import CivilCalendar
package import Text

extension ImportPlan {
    private static let format = "kindred import plan 1"

    /// The plan as a JSON file, sealed with a key of the notebook.
    package func bytes(key: Digest) -> [UInt8] {
        let members = self.members
        let seal = ImportPlan.seal(members, key)
        let sealed = members + [JSONMember(key: "seal", value: .string(seal.hex))]
        return JSONValue.object(sealed).bytes(layout: .pretty) + [0x0A]
    }

    /// Reads a plan, and refuses one whose seal is not of that key.
    package init(_ bytes: [UInt8], key: Digest) throws(PlanRefusal) {
        guard let json = try? JSONReader.read(bytes), let members = json.object,
            json["plan"]?.string == ImportPlan.format
        else { throw .noPlan }
        let kept = members.filter { $0.key != "seal" }
        guard members.count == kept.count + 1,
            let seal = json["seal"]?.string.flatMap({ Digest(hex: $0) }),
            seal == ImportPlan.seal(kept, key)
        else { throw .edited }
        guard let plan = ImportPlan(members: json) else { throw .noPlan }
        self = plan
    }

    private static func seal(_ members: [JSONMember], _ key: Digest) -> Digest {
        HMACSHA256.digest(of: JSONValue.object(members).bytes(), key: key.bytes)
    }

    private var members: [JSONMember] {
        [
            JSONMember(key: "plan", value: .string(ImportPlan.format)),
            JSONMember(key: "token", value: .string(token.hex)),
            JSONMember(
                key: "card",
                value: .members([
                    ("number", .integer(card)), ("digest", .string(cardDigest)),
                ])
            ),
            JSONMember(
                key: "person",
                value: target.map { target in
                    .members([
                        ("id", .string(target.id.description)),
                        ("revision", .integer(target.revision)),
                    ])
                } ?? .null
            ),
            JSONMember(key: "link", value: link?.json ?? .null),
            JSONMember(key: "decisions", value: answers.json),
            JSONMember(key: "photo", value: photoDigest.map(JSONValue.string) ?? .null),
            JSONMember(key: "import", value: .string(key.hex)),
        ]
    }

    private init?(members json: JSONValue) {
        guard let token = json["token"]?.string.flatMap({ Digest(hex: $0) }),
            let card = json["card"]?["number"]?.integer,
            let cardDigest = json["card"]?["digest"]?.string,
            let person = json["person"], let link = json["link"],
            let answers = json["decisions"].flatMap(ReviewAnswers.init(json:)),
            let photo = json["photo"],
            let key = json["import"]?.string
        else { return nil }
        let target = Target(json: person)
        let pending = PendingLink(json: link)
        guard person.isNull || target != nil, link.isNull || pending != nil,
            photo.isNull || photo.string != nil
        else { return nil }
        self.init(
            token: token,
            card: card,
            cardDigest: cardDigest,
            target: target,
            link: pending,
            answers: answers,
            photoDigest: photo.string,
            key: ImportKey(hex: key)
        )
    }
}

extension ImportPlan.Target {
    fileprivate init?(json: JSONValue) {
        guard let id = json["id"]?.string.flatMap({ PersonID($0) }),
            let revision = json["revision"]?.integer
        else { return nil }
        self.init(id: id, revision: revision)
    }
}
