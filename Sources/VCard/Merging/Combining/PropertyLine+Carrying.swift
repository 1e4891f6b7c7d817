extension PropertyLine {
    /// A property as it is to stand in another card of the same version: decoded, with all its parameters.
    ///
    /// Media pass as their encoded text. ENCODING and CHARSET stay behind: the writer says how it encodes.
    init(carrying property: Property) {
        let media = property.mediaText
        let parameters = property.parameters.filter { parameter in
            switch parameter.meaningfulName.uppercased() {
            case "ENCODING", "CHARSET": false
            case "TYPE", "VALUE": media == nil
            default: true
            }
        }
        let value: Value =
            if let media {
                .media(base64: media.base64, type: media.mediaType)
            } else {
                .escaped(property.escapedText ?? property.plainMediaText)
            }
        self.init(
            property.name,
            group: property.group,
            parameters: parameters,
            value: value
        )
    }

    /// Adds values of TYPE in the form of a version: bare words in 2.1.
    mutating func add(types: [String], version: Version) {
        guard !types.isEmpty else { return }
        if version == .v2_1 {
            parameters += types.map { Parameter(name: "", values: [$0.uppercased()]) }
        } else {
            parameters.append(Parameter(name: "TYPE", values: types))
        }
    }
}
