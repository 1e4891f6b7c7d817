import CivilCalendar
import Text

extension ReviewAnswers {
    /// The answers as a plan keeps them.
    var json: JSONValue {
        .members([
            ("birth", birth?.json ?? .null),
            ("given", given.map(JSONValue.string) ?? .null),
            ("family", family.map(JSONValue.string) ?? .null),
            ("connections", .array(connections.map(\.rawValue).sorted().map(JSONValue.string))),
            ("photo", photo.map { .string($0.rawValue) } ?? .null),
            ("removesStoredPhoto", .bool(removesStoredPhoto)),
        ])
    }

    /// Reads the answers of a plan; nil where something is not as it is written.
    init?(json: JSONValue) {
        guard let birth = json["birth"], let given = json["given"], let family = json["family"],
            let connections = json["connections"]?.array, let photo = json["photo"],
            let removes = json["removesStoredPhoto"]?.bool
        else { return nil }
        self.init()
        self.birth = Birth(json: birth)
        self.given = given.string
        self.family = family.string
        self.connections = Set(connections.compactMap { $0.string.flatMap(Connection.init) })
        self.photo = photo.string.flatMap(Photo.init)
        removesStoredPhoto = removes
        guard self.birth != nil || birth.isNull, self.photo != nil || photo.isNull,
            self.connections.count == connections.count
        else { return nil }
    }
}

extension ReviewAnswers.Birth {
    fileprivate var json: JSONValue {
        switch self {
        case .exact(let date):
            .members([("kind", "exact"), ("date", .string(date.description))])
        case .estimate(let years, let asOf):
            .members([
                ("kind", "estimate"), ("age", .integer(years)),
                ("asOf", .string(asOf.description)),
            ])
        case .unknown: .members([("kind", "unknown")])
        case .keep: .members([("kind", "keep")])
        }
    }

    fileprivate init?(json: JSONValue) {
        switch json["kind"]?.string {
        case "exact":
            guard let date = json["date"]?.string.flatMap({ CivilDate($0) }) else { return nil }
            self = .exact(date)
        case "estimate":
            guard let years = json["age"]?.integer,
                let asOf = json["asOf"]?.string.flatMap({ CivilDate($0) })
            else { return nil }
            self = .estimate(years: years, asOf: asOf)
        case "unknown": self = .unknown
        case "keep": self = .keep
        default: return nil
        }
    }
}

extension PendingLink {
    /// The link as a plan keeps it.
    var json: JSONValue {
        let (relation, person, kind) =
            switch self {
            case .parentOf(let person, let kind): ("parentOf", person, kind.rawValue)
            case .childOf(let person, let kind): ("childOf", person, kind.rawValue)
            case .partnerOf(let person, let status): ("partnerOf", person, status.rawValue)
            }
        return .members([
            ("relation", .string(relation)), ("person", .string(person.description)),
            ("kind", .string(kind)),
        ])
    }

    /// Reads the link of a plan; nil where there is none.
    init?(json: JSONValue) {
        guard let person = json["person"]?.string.flatMap({ PersonID($0) }),
            let kind = json["kind"]?.string
        else { return nil }
        switch json["relation"]?.string {
        case "parentOf":
            guard let kind = Link.ParentKind(rawValue: kind) else { return nil }
            self = .parentOf(person, kind)
        case "childOf":
            guard let kind = Link.ParentKind(rawValue: kind) else { return nil }
            self = .childOf(person, kind)
        case "partnerOf":
            guard let status = Link.PartnerStatus(rawValue: kind) else { return nil }
            self = .partnerOf(person, status)
        default: return nil
        }
    }
}
