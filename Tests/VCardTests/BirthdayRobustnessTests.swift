import CivilCalendar
import TestSupport
import Testing

@testable import VCard

/// Whatever the bytes are, a reading ends, keeps its text, and holds together.
struct BirthdayRobustnessTests {
    #if DEBUG
        private static let rounds = 20_000
    #else
        private static let rounds = 200_000
    #endif

    private static let alphabet = Array("0123456789019-/.TZL:;+, \\\"nGM年\u{301}".utf8)
    private static let seeds = [
        "19840412", "1984-04-12T16:00:00Z", "--0412", "---12", "007800310318", "0078003109L15",
        "12/04/1984", "Mar 5, 1968", "Thu Apr 12 1984 00:00:00 GMT+0800", "19560411230000",
        "vnd.android.cursor.item/contact_event;1984-03-12;4;;", "465109L15", "1604-02-29",
    ]
    private static let scales: [String?] =
        [nil, nil, "x-acme", ""] + CalendarSystem.allCases.map(\.identifier)
    private static let properties = ["BDAY", "X-ALTBDAY", "X-ANDROID-CUSTOM", "X-ABDATE", "NOTE"]

    private static func value(_ random: inout SeededGenerator) -> String {
        var bytes: [UInt8]
        switch Int.random(in: 0...2, using: &random) {
        case 0:
            let count = Int.random(in: 0...24, using: &random)
            bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        case 1:
            let count = Int.random(in: 0...24, using: &random)
            bytes = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
        default:
            bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0...2, using: &random) {
                case 0: bytes.remove(at: index)
                case 1: bytes[index] = alphabet.randomElement(using: &random) ?? 0
                default: bytes.insert(alphabet.randomElement(using: &random) ?? 0, at: index)
                }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func statement(_ random: inout SeededGenerator) -> BirthdayStatement {
        var parameters: [Parameter] = []
        if let scale = scales.randomElement(using: &random) ?? nil {
            parameters.append(Parameter(name: "CALSCALE", values: [scale]))
        }
        for name in ["X-APPLE-OMIT-YEAR", "VALUE", "ALTID", "X-FM-NO-DAY", "X-A-CALENDAR"] {
            guard Int.random(in: 0...9, using: &random) == 0 else { continue }
            let isEmpty = Bool.random(using: &random)
            parameters.append(Parameter(name: name, values: isEmpty ? [] : [value(&random)]))
        }
        return BirthdayStatement(
            property: properties.randomElement(using: &random) ?? "",
            parameters: parameters,
            value: value(&random),
            version: Version.allCases.randomElement(using: &random) ?? .v3_0,
            label: Bool.random(using: &random) ? "Birthday" : value(&random)
        )
    }

    /// What holds of every reading and every birthday.
    private static func holdsTogether(_ reading: BirthdayReading) -> Bool {
        let hasDate = reading.verdict == .exact || reading.verdict == .future
        return (reading.date != nil) == hasDate
            && (reading.reason == nil) == (reading.verdict == .exact)
            && reading.candidates == Set(reading.candidates).sorted()
            && reading.verdict != .conflict
    }

    @Test func `random statements are read without a trap and hold together`() {
        var random = SeededGenerator(seed: 1_604)
        var verdicts: Set<BirthdayVerdict> = []
        for _ in 0..<Self.rounds {
            let statement = Self.statement(&random)
            let reading = BirthdayReading(statement, today: referenceDay)
            verdicts.insert(reading.verdict)
            if !Self.holdsTogether(reading) || reading.raw != statement.value {
                Issue.record("\(statement)")
            }
        }
        #expect(verdicts == [.exact, .incomplete, .ambiguous, .invalid, .future, .absent])
    }

    @Test func `random sets of statements come to something that holds together`() {
        var random = SeededGenerator(seed: 4_501)
        for _ in 0..<Self.rounds / 10 {
            let count = Int.random(in: 0...4, using: &random)
            let statements = (0..<count).map { _ in Self.statement(&random) }
            let birthday = Birthday(statements, today: referenceDay)
            let hasDate = birthday.verdict == .exact || birthday.verdict == .future
            let holds =
                (birthday.date != nil) == hasDate && (birthday.decisive != nil) == hasDate
                && (birthday.verdict == .incomplete || birthday.missing.isEmpty)
                && (birthday.reason == nil) == (birthday.verdict == .exact)
                && birthday.readings.count == statements.filter(\.isAboutBirthday).count
            if !holds { Issue.record("\(statements)") }
        }
    }

    @Test func `what statements come to does not hang on their order where they are exact`() {
        let lines = [
            "BDAY:1984-04-12", "BDAY:19840412", "BDAY:--0412", "BDAY:NaN", "BDAY:12.04.1984",
        ]
        var random = SeededGenerator(seed: 12)
        for _ in 0..<100 {
            let shuffled = lines.shuffled(using: &random).joined(separator: "\n")
            #expect(summary(birthday("3.0 " + shuffled)) == "exact 1984-04-12")
        }
    }

    @Test(arguments: ["9", "-", "L", ";", " ", "\\", "1/", "年", "\u{0}"])
    func `a very long value is read in linear time`(_ unit: String) {
        let long = String(repeating: unit, count: 200_000)
        for property in ["BDAY", "X-ALTBDAY", "X-ANDROID-CUSTOM", "X-ABDATE"] {
            for value in [long, "1984-04-12" + long, "x/contact_event;1984-04-12;0;" + long] {
                let statement = BirthdayStatement(
                    property: property,
                    value: value,
                    version: .v3_0,
                    label: long
                )
                let together = Birthday([statement], today: referenceDay)
                #expect(together.verdict != .conflict)
            }
        }
    }
}
