extension Repair {
    /// The codes of the rules of ``Checker`` whose faults the repair mends while the version stays.
    ///
    /// Not in every case: what has no one right form stays as it is and is told again.
    public var mends: [String] { Repair.mended[id] ?? [] }

    /// The repairs that mend what a rule of ``Checker`` tells, in the order of the catalogue.
    public static func mending(_ code: String) -> [Repair] {
        selectable.filter { $0.mends.contains(code) }
    }

    private static let mended: [String: [String]] = [
        byteOrderMark.id: ["byte-order-mark", "byte-order-mark-inside"],
        encoding.id: ["byte-order-mark", "encoding-guessed"],
        lineEnds.id: ["line-ends", "line-ends-mixed"],
        folding.id: ["fold-splits-character", "base64-not-folded", "line-long"],
        cardFrame.id: [
            "card-unterminated", "card-ends-with-file", "begin-repeated", "card-glued", "end-glued",
        ],
        versionLine.id: [
            "version-missing", "version-unknown", "version-repeated", "version-not-first",
        ],
        formattedNameMissing.id: ["fn-missing", "fn-empty"],
        nameMissing.id: ["n-missing"],
        nameComponents.id: ["components-few"],
        addressComponents.id: ["adr-components", "components-few"],
        repeated.id: ["property-repeated"],
        duplicate.id: ["property-duplicate"],
        emptyValue.id: ["media-empty", "bday-empty"],
        nameInvalid.id: ["name-invalid", "name-underscore"],
        quotedPrintable.id: ["encoding-unknown"],
        charset.id: ["charset-parameter"],
        notUTF8.id: ["not-utf-8", "text-damaged"],
        controlCharacter.id: ["control-character"],
        escapedColon.id: ["colon-escaped"],
        unescapedComma.id: ["comma-unescaped"],
        unescapedSemicolon.id: ["semicolon-unescaped"],
        bareWord.id: ["parameter-bare"],
        preference.id: ["parameter-of-other-version", "type-unknown"],
        unquotedColon.id: ["parameter-colon"],
        mediaForm.id: ["encoding-unknown", "encoding-name"],
        mediaLink.id: ["media-link-as-binary", "media-link-undeclared"],
        dateForm.id: ["bday-form", "bday-stray-marks", "bday-filler-year", "date-extended"],
        dateText.id: ["date-form", "bday-not-a-date"],
        timestampInvalid.id: ["timestamp-invalid"],
        telephoneURI.id: ["tel-uri-undeclared"],
        geoForm.id: ["geo-form"],
        zoneForm.id: ["utc-offset"],
        carried.id: ["property-of-other-version"],
    ]
}
