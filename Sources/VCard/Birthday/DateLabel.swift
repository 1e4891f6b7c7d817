/// What a program's or a person's label says about a date.
enum DateLabel: Hashable {
    /// A birthday.
    case birthday
    /// A birthday in the Chinese calendar, though nothing in the card says so but the label.
    case chineseBirthday
    /// A birthday in the Korean calendar, though nothing in the card says so but the label.
    case koreanBirthday
    /// Any other date.
    case other

    /// What the label says, in any letter case, with or without Apple's `_$!<` and `>!$_` around it.
    init(_ label: String) {
        guard label.utf8.count <= 160 else {
            self = .other
            return
        }
        let text = DateLabel.words(of: label)
        for mark in DateLabel.chineseMarks {
            if let rest = text.removing(mark), rest.isEmpty || DateLabel.names.contains(rest) {
                self = .chineseBirthday
                return
            }
        }
        if let rest = text.removing("음력"), rest.isEmpty || DateLabel.names.contains(rest) {
            self = .koreanBirthday
            return
        }
        self = DateLabel.names.contains(text) ? .birthday : .other
    }

    /// The label in small letters, without Apple's marks, blanks and brackets.
    private static func words(of label: String) -> String {
        let small = label.lowercased()
        var text = small[...]
        if text.hasPrefix("_$!<"), text.hasSuffix(">!$_"), text.utf8.count >= 8 {
            text = text.dropFirst(4).dropLast(4)
        }
        return String(text.filter { !" \t()[]（）:：".contains($0) })
    }

    private static let chineseMarks = ["农历", "農曆", "阴历", "陰曆", "旧历", "舊曆", "lunar"]

    private static let names: Set<String> = [
        "birthday", "bday", "birthdate", "dateofbirth", "生日", "出生日期", "誕生日", "생일",
        "geburtstag", "anniversaire", "cumpleaños", "compleanno", "aniversário", "verjaardag",
        "fødselsdag", "födelsedag", "bursdag", "syntymäpäivä", "urodziny", "narozeniny",
        "деньрождения", "деньнародження", "doğumgünü", "γενέθλια", "ngàysinh", "sinhnhật",
    ]
}

extension String {
    /// The text without the first occurrence of a mark, or nil where it is not in it.
    fileprivate func removing(_ mark: String) -> String? {
        var rest = self[...]
        var before = ""
        while !rest.isEmpty {
            if rest.hasPrefix(mark) { return before + rest.dropFirst(mark.count) }
            before.append(rest.removeFirst())
        }
        return nil
    }
}
