import Diagnostics

extension Rule {
    /// A small card around lines, for the examples of a rule; 4.0 has no N.
    static func card(_ version: String, _ lines: String...) -> String {
        let name = version == "4.0" ? ["FN:Ada Vale"] : ["N:Vale;Ada;;;", "FN:Ada Vale"]
        return (["BEGIN:VCARD", "VERSION:\(version)"] + name + lines + ["END:VCARD"])
            .map { $0 + "\r\n" }.joined()
    }
}
