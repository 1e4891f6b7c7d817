import Text
import VCard

extension JSContactDecoder {
    /// An object of `addresses` becomes ADR, or GEO or TZ where it was one (RFC 9555 §2.6.1, §2.8).
    mutating func takeAddress(
        _ object: JSONValue,
        at path: [String],
        _ language: String?,
        isSpoken: Bool = false
    ) {
        if let name = object["vCardName"]?.string?.lowercased(), name == "geo" || name == "tz",
            object["components"] == nil
        {
            takeLone(object, at: path, name)
            return
        }
        var head = JSContactHead("ADR", id: path.last, object: object)
        head.localize(language, alternatives[JSONPointer.pointer(path)])
        let components = object["components"]?.array ?? []
        var parts = [[String]](repeating: [], count: JSContactComponents.address.count)
        let order = JSContactDecoder.place(components, in: &parts) {
            JSContactComponents.addressPlace($0)
        }
        guard var order else {
            if language == nil { keep(at: path) }
            return
        }
        let written = JSContactDecoder.addressParts(parts)
        if written.count == JSContactComponents.addressParts {
            order = order.map(\.inSevenParts)
        }
        var known = takeOrder(object, order, &head).union(["components"])
        known.formUnion(takeMembers(object, &head))
        if isSpoken { takeSpeech(of: object, &head) }
        lines.append(head.line(.components(written)))
        guard language == nil, !isSpoken else { return }
        var details: Set<String> = ["kind", "value"]
        if case .all(let spoken) = JSContactSpeech(object) {
            details.insert("phonetic")
            known.formUnion(["phoneticSystem", "phoneticScript"])
            takeAddress(spokenOriginal(spoken, at: path), at: path, nil, isSpoken: true)
        }
        keep(membersOf: object, except: known, at: path)
        keepDetails(components, except: details, at: path + ["components"])
    }

    /// What an address says besides its components; GEO and TZ have properties of their own where those are kept.
    private func takeMembers(_ object: JSONValue, _ head: inout JSContactHead) -> Set<String> {
        var known = head.takeContexts(object, .adr)
        let members = [
            ("full", "LABEL"), ("countryCode", "CC"), ("coordinates", "GEO"), ("timeZone", "TZ"),
        ]
        for (member, parameter) in members {
            guard let text = object[member]?.string else { continue }
            // A backslash in LABEL is read as an escape (RFC 6350 §6.3.1).
            if parameter != "LABEL" || !text.contains("\\") { known.insert(member) }
            guard !isKept(parameter, text) else { continue }
            let isZone = member == "timeZone"
            head.set(parameter, [isZone ? JSContactZone.offset(of: text) ?? text : text])
        }
        if let pref = object["pref"]?.integer {
            known.insert("pref")
            head.set("PREF", [String(pref)])
        }
        return known
    }

    /// Whether `vCardProps` holds GEO or TZ with a value that JSContact has as this text.
    private func isKept(_ name: String, _ text: String) -> Bool {
        kept.contains { line in
            guard line.name == name else { return false }
            switch line.value {
            case .uri(let value), .text(let value):
                return value == text || JSContactZone.zone(ofOffset: value) == text
            default: return false
            }
        }
    }

    /// All parts, the extension and the street repeating the details for programs that know seven parts; the seven where there are no details.
    private static func addressParts(_ parts: [[String]]) -> [[String]] {
        var parts = parts
        let details = parts.dropFirst(JSContactComponents.addressParts)
        let isDetailed = details.contains { !$0.isEmpty }
        parts[1] += parts[7] + parts[8] + parts[9]
        parts[2] += details.dropFirst(3).flatMap(\.self)
        let isOldStreet = parts.dropFirst(JSContactComponents.addressParts).enumerated().allSatisfy
        {
            $0.offset == 1 || $0.offset == 4 || $0.element.isEmpty
        }
        let filled = parts.map { $0.isEmpty ? [""] : $0 }
        // A name and an apartment alone are what the street and the extension of RFC 6350 say.
        return isDetailed && !isOldStreet
            ? filled : Array(filled.prefix(JSContactComponents.addressParts))
    }

    private mutating func takeLone(_ object: JSONValue, at path: [String], _ name: String) {
        var head = JSContactHead(name.uppercased(), id: path.last, object: object)
        let contexts = head.takeContexts(object, name == "geo" ? .geo : .tz)
        let member = name == "geo" ? "coordinates" : "timeZone"
        guard let text = object[member]?.string else {
            keep(at: path)
            return
        }
        if name == "tz", let offset = JSContactZone.offset(of: text) {
            head.set("VALUE", ["utc-offset"])
            lines.append(head.line(.uri(offset)))
        } else if name == "geo" {
            if !text.hasURIScheme { head.set("VALUE", ["text"]) }
            lines.append(head.line(text.hasURIScheme ? .uri(text) : .text(text)))
        } else {
            lines.append(head.line(.text(text)))
        }
        var known = contexts.union([member])
        for (other, property) in [("coordinates", "GEO"), ("timeZone", "TZ")] {
            if let text = object[other]?.string, isKept(property, text) { known.insert(other) }
        }
        keep(membersOf: object, except: known, at: path)
    }

    /// An object of `organizations` becomes ORG (RFC 9555 §2.9.4).
    mutating func takeOrganization(_ object: JSONValue, at path: [String], _ language: String?) {
        var head = JSContactHead("ORG", id: path.last, object: object)
        head.localize(language, alternatives[JSONPointer.pointer(path)])
        if head.group == nil, language == nil || object["vCardParams"] == nil, let id = path.last {
            head.group = group(ofOrganization: id)
        }
        var known: Set<String> = ["name", "units", "sortAs"]
        let units = object["units"]?.array ?? []
        let names = units.map { $0["name"]?.string ?? "" }
        known.formUnion(head.takeContexts(object, .org))
        let sort = ([object] + units).map { $0["sortAs"]?.string ?? "" }
        let used = sort.lastIndex { !$0.isEmpty }.map { Array(sort[...$0]) } ?? []
        if !used.isEmpty { head.set("SORT-AS", used) }
        let parts = [object["name"]?.string ?? ""] + names
        lines.append(head.line(.components(parts.map { [$0] })))
        guard language == nil else { return }
        keep(membersOf: object, except: known, at: path)
        for (place, unit) in units.enumerated() {
            let path = path + ["units", String(place)]
            keep(membersOf: unit, except: ["name", "sortAs"], at: path)
        }
    }

    /// An object of `anniversaries` becomes a date and a place (RFC 9555 §2.5.1).
    ///
    /// The date is Gregorian whatever `calendarScale` says, so that goes into JSPROP and never to CALSCALE.
    mutating func takeAnniversary(_ object: JSONValue, at path: [String], _ language: String?) {
        let names: [String: (date: String, place: String?)] = [
            "birth": ("BDAY", "BIRTHPLACE"), "death": ("DEATHDATE", "DEATHPLACE"),
            "wedding": ("ANNIVERSARY", nil),
        ]
        // Without ALTID each of the properties stands once (RFC 6350 §6.2.5, §6.2.6, RFC 6474 §2).
        let isAlternative = language != nil || object["vCardParams"]?["altid"] != nil
        guard let kind = object["kind"]?.string, let name = names[kind],
            isAlternative || !lines.contains(where: { $0.name == name.date })
        else {
            if language == nil { keep(at: path) }
            return
        }
        var known: Set<String> = ["kind"]
        if language == nil, let date = object["date"], let text = JSContactDate.text(date) {
            known.insert("date")
            var head = JSContactHead(name.date, id: path.last, object: object)
            var members: Set<String> = ["year", "month", "day", "utc"]
            if date["calendarScale"] == "gregorian" {
                head.set("CALSCALE", ["gregorian"])
                members.insert("calendarScale")
            }
            lines.append(head.line(.uri(text)))
            keep(membersOf: date, except: members, at: path + ["date"])
        }
        if let place = object["place"], let placeName = name.place,
            let text = place["full"]?.string ?? place["coordinates"]?.string
        {
            known.insert("place")
            var head = JSContactHead(placeName, id: path.last, object: place)
            head.localize(language, alternatives[JSONPointer.pointer(path)])
            let isFull = place["full"]?.string != nil
            let contexts = head.takeContexts(place, .birthplace)
            if !isFull { head.set("VALUE", ["uri"]) }
            lines.append(head.line(isFull ? .text(text) : .uri(text)))
            if language == nil {
                keep(
                    membersOf: place,
                    except: contexts.union([isFull ? "full" : "coordinates"]),
                    at: path + ["place"]
                )
            }
        }
        if language == nil { keep(membersOf: object, except: known, at: path) }
    }

    /// `relatedTo` becomes RELATED (RFC 9555 §2.9.5).
    mutating func takeRelations(_ relations: JSONValue) {
        for member in relations.object ?? [] {
            var head = JSContactHead("RELATED", id: nil, object: member.value)
            head.add(types: member.value["relation"]?.flags ?? [])
            let isLink = member.key.hasURIScheme && !head.has("VALUE")
            if !isLink { head.set("VALUE", ["text"]) }
            lines.append(head.line(isLink ? .uri(member.key) : .text(member.key)))
            keep(membersOf: member.value, except: ["relation"], at: ["relatedTo", member.key])
        }
    }

    /// A set becomes a property of many texts (CATEGORIES), or one property each (MEMBER).
    mutating func takeFlags(_ flags: JSONValue, at path: [String], _ kind: PropertyKind) {
        let texts = flags.flags
        guard let members = flags.object, texts.count == members.count, !texts.isEmpty else {
            keep(at: path)
            return
        }
        guard kind == .categories else {
            for text in texts { add(PropertyLine(kind.rawValue, value: .uri(text))) }
            return
        }
        var kept: Set<String> = []
        for line in self.kept where line.name == kind.rawValue {
            if case .list(let texts) = line.value { kept.formUnion(texts) }
        }
        let rest = texts.filter { !kept.contains($0) }
        if !rest.isEmpty { lines.append(PropertyLine(kind.rawValue, value: .list(rest))) }
    }

    /// A member of the Card itself.
    mutating func takeScalar(_ member: JSONMember, at path: [String]) {
        guard let text = member.value.string else {
            keep(at: path)
            return
        }
        switch member.key {
        case "uid":
            let isLink = text.hasURIScheme
            add(
                PropertyLine(
                    "UID",
                    parameters: isLink ? [] : [Parameter(name: "VALUE", values: ["text"])],
                    value: isLink ? .uri(text) : .text(text)
                )
            )
        case "kind": add(PropertyLine("KIND", value: .text(text)))
        case "prodId": add(PropertyLine("PRODID", value: .text(text)))
        case "language": add(PropertyLine("LANGUAGE", value: .uri(text)))
        default:
            let name = member.key == "created" ? "CREATED" : "REV"
            let whole = JSContactDate.wholeSeconds(text)
            add(PropertyLine(name, value: .uri(JCardDate.basic(whole))))
            if whole != text { keep(at: path) }
        }
    }
}
