import VCard

/// Which GEO and TZ stand in the object of another ADR, GEO or TZ: those of one group, and those without a group where
/// others have one (RFC 9555 §2.8.3).
struct JSContactPlaces {
    /// The line of the property whose object it is, by the line of the one that joins it.
    private var hosts: [Int: Int] = [:]
    private var ids: [Int: String] = [:]

    init(_ properties: [Property]) {
        let places = properties.filter { [.adr, .geo, .tz].contains($0.kind) }
        guard places.contains(where: { $0.group != nil }) else { return }
        for (_, places) in Dictionary(grouping: places, by: { $0.group?.lowercased() }) {
            guard let host = places.first(where: { $0.kind == .adr }) ?? places.first
            else { continue }
            for kind in [PropertyKind.geo, .tz] where kind != host.kind {
                guard let guest = places.first(where: { $0.kind == kind }) else { continue }
                hosts[guest.line] = host.line
            }
        }
    }

    /// Whether a property joins the object of another.
    func joins(_ property: Property) -> Bool { hosts[property.line] != nil }

    /// The key of the object that a property joins, once that is there.
    func host(of property: Property) -> String? { hosts[property.line].flatMap { ids[$0] } }

    /// Notes the key of the object that was made of a property.
    mutating func note(_ id: String, of property: Property) { ids[property.line] = id }
}
