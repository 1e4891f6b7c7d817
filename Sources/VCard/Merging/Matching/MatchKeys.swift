/// The keys under which a card can be found again: only cards with a key in common are ever compared.
///
/// A key is a hash; what it brings together is compared in full before anything is said of it.
struct MatchKeys {
    /// Keys of one kind are looked at in one way.
    enum Kind: UInt8, CaseIterable {
        /// The UID.
        case uid
        /// A mail address and a word of the name.
        case mailAndWord
        /// A whole international telephone number and the whole name.
        case numberAndName
        /// The end of a telephone number and the whole name, for numbers that may lack their country's prefix.
        case telephoneAndName
        /// The name and a full birthday.
        case birthdayAndName
        /// A mail address or a telephone number, for cards without a name.
        case address
        /// A name without its characters beyond ASCII, for names that have lost some.
        case skeleton

        /// Whether such a key says nothing where none of its cards is marked.
        var wantsMark: Bool {
            switch self {
            case .uid, .mailAndWord, .numberAndName, .birthdayAndName: false
            case .telephoneAndName, .address, .skeleton: true
            }
        }
    }

    /// A key and its kind.
    struct Key {
        let kind: Kind
        let hash: UInt64
        /// What its kind is for: the card has no name, or one that has lost characters; the number is not international.
        let isMarked: Bool
    }

    /// The keys; one may stand there twice.
    private(set) var keys: [Key] = []

    /// The keys of a card.
    init(_ identity: CardIdentity) {
        if let uid = identity.uid { add(.uid, uid) }
        let name = identity.name
        let words = identity.addresses.isEmpty ? [] : name.words
        for address in identity.addresses {
            let mailbox = address.mailbox
            guard !mailbox.isEmpty else { continue }
            for word in words { add(.mailAndWord, mailbox, word) }
            add(.address, mailbox, isMarked: name.isEmpty)
        }
        for telephone in identity.telephones where telephone.isTelling {
            let tail = telephone.tail
            let isLocal = !telephone.isInternational
            if !name.isEmpty { add(.telephoneAndName, tail, name.text, isMarked: isLocal) }
            if !name.isEmpty, !isLocal { add(.numberAndName, telephone.canonical, name.text) }
            add(.address, tail, isMarked: name.isEmpty)
        }
        guard !name.isEmpty else { return }
        if let birthday = identity.birthday { add(.birthdayAndName, birthday, name.text) }
        let skeleton = name.skeleton
        if skeleton.utf8.count != name.text.utf8.count,
            skeleton.utf8.contains(where: { $0 > ASCII.space })
        {
            add(.skeleton, skeleton, isMarked: name.isDamaged)
        }
    }

    private mutating func add(
        _ kind: Kind,
        _ one: some Hashable,
        _ other: some Hashable = "",
        isMarked: Bool = false
    ) {
        var hasher = Hasher()
        hasher.combine(kind.rawValue)
        hasher.combine(one)
        hasher.combine(other)
        let hash = UInt64(bitPattern: Int64(hasher.finalize()))
        keys.append(Key(kind: kind, hash: hash, isMarked: isMarked))
    }
}
