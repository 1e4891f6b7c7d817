/// What of a card can show whose it is.
struct CardIdentity {
    /// The UID in small letters, without `urn:uuid:`; nil where there is none.
    let uid: String?
    /// The name it shows.
    let name: PersonNameKey
    /// Mail addresses.
    let addresses: [MailAddress]
    /// Telephone numbers.
    let telephones: [TelephoneNumber]
    /// The digits of a full birthday of the Gregorian calendar.
    let birthday: String?
    /// Whether the card holds no name and no contact data at all.
    let isEmpty: Bool
    /// Everything the card says in the form in which it is compared.
    private let canonical: CanonicalCard
    private let card: Card

    /// Reads a card.
    init(_ card: Card) {
        self.card = card
        let canonical = CanonicalCard(card)
        self.canonical = canonical
        name = canonical.name
        isEmpty = !canonical.holdsData
        uid = canonical.values(.uid).first { !$0.isEmpty }.map {
            String(decoding: $0, as: UTF8.self)
        }
        addresses = canonical.values(.email).map {
            MailAddress(String(decoding: $0, as: UTF8.self))
        }
        telephones = canonical.values(.tel).map { TelephoneNumber($0) }
        birthday =
            canonical.values(.bday).lazy.compactMap { value in
                CardIdentity.fullDate(value)
            }.first
    }

    /// Names and canonical values of all that could be shared.
    var values: Set<[UInt8]> {
        var values: Set<[UInt8]> = []
        for property in card.properties
        where !property.kind.isAboutTheCard && property.kind.canShowIdentity {
            var value = property.name.uppercased().utf8 + [ASCII.colon]
            let count = value.count
            CanonicalValue.append(property, to: &value)
            if value.count > count { values.insert(value) }
        }
        return values
    }

    /// The digits of a complete date whose year is no filler.
    private static func fullDate(_ value: ArraySlice<UInt8>) -> String? {
        guard value.count == 8, value.allSatisfy(\.isDigit) else { return nil }
        let digits = String(decoding: value, as: UTF8.self)
        let fillers = ["0000", "0001", "1000", "1604", "1900", "1904", "4501"]
        return fillers.contains(String(digits.prefix(4))) ? nil : digits
    }

    /// A UID in small letters, without `urn:uuid:` and blanks.
    static func canonicalUID(_ text: String) -> String {
        var uid = text.lowercased()[...]
        while let first = uid.first, first.isWhitespace { uid.removeFirst() }
        while let last = uid.last, last.isWhitespace { uid.removeLast() }
        return String(uid.hasPrefix("urn:uuid:") ? uid.dropFirst(9) : uid)
    }

    /// The digest of everything the card says.
    var content: ContentDigest { ContentDigest(canonical.entries) }

    /// Whether both cards are of one contact.
    func match(_ other: CardIdentity, region: TelephoneRegion?) -> CardMatch {
        guard !isEmpty, !other.isEmpty else { return .none }
        if canonical.entries == other.canonical.entries { return .same(.content) }
        if let uid, uid == other.uid {
            return agrees(with: other) ? .same(.uid) : .conflict
        }
        return possibility(other, region).map(CardMatch.possible) ?? .none
    }

    /// Whether two cards with one UID can be of one contact: the names do not differ, or something is shared.
    func agrees(with other: CardIdentity) -> Bool {
        name.isEmpty || other.name.isEmpty || name == other.name
            || name.isDamaged(formOf: other.name) || other.name.isDamaged(formOf: name)
            || !values.isDisjoint(with: other.values)
    }

    private func possibility(
        _ other: CardIdentity,
        _ region: TelephoneRegion?
    ) -> MatchEvidence? {
        let isNameless = name.isEmpty || other.name.isEmpty
        let hasEqualName = !name.isEmpty && name == other.name
        let mailboxes = Set(addresses.map(\.mailbox))
        if other.addresses.contains(where: { mailboxes.contains($0.mailbox) }),
            isNameless || hasEqualName || !Set(name.words).isDisjoint(with: other.name.words)
        {
            return .email
        }
        let agreement = telephoneAgreement(other, region)
        if agreement == .equal, hasEqualName || isNameless { return .telephone }
        if hasEqualName, let birthday, birthday == other.birthday { return .birthday }
        if agreement == .hint, hasEqualName { return .localTelephone }
        if name.isDamaged(formOf: other.name) || other.name.isDamaged(formOf: name) {
            return .damagedName
        }
        return nil
    }

    private func telephoneAgreement(
        _ other: CardIdentity,
        _ region: TelephoneRegion?
    ) -> TelephoneNumber.Agreement {
        var best = TelephoneNumber.Agreement.none
        for one in telephones {
            for two in other.telephones {
                switch one.agreement(with: two, in: region) {
                case .equal: return .equal
                case .hint: best = .hint
                case .none: continue
                }
            }
        }
        return best
    }
}

extension PropertyKind {
    /// Whether the property speaks of the card or of the program that wrote it.
    var isAboutTheCard: Bool {
        switch self {
        case .version, .prodid, .rev, .profile, .kind, .clientpidmap, .addressBookServerKind,
            .created, .source, .name, .abShowAs:
            true
        default: false
        }
    }

    /// Whether an equal value says that two cards with different names have something in common.
    var canShowIdentity: Bool {
        switch self {
        case .fn, .n, .uid, .sortString, .categories, .classification, .language, .lang, .mailer,
            .tz, .abLabel, .gender, .gramgender:
            false
        default: true
        }
    }
}
