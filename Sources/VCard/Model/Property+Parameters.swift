extension Property {
    /// The parameters in order, values without quotes; a bare 2.1 word has an empty name.
    public var parameters: [Parameter] {
        storage.parameters[record.parameters.wide].map { parameter in
            Parameter(name: storage.string(parameter.name), values: values(of: parameter))
        }
    }

    /// All values of the parameters of that name (compared without case), in order.
    ///
    /// For TYPE and ENCODING the bare words of 2.1 count too, as far as they can be what is asked for.
    public func parameter(_ name: String) -> [String] {
        let wanted = Array(name.uppercased().utf8)
        var found: [String] = []
        for parameter in storage.parameters[record.parameters.wide] {
            if parameter.name.isEmpty {
                guard Array(BareWord(storage.string(parameter.value)).name.utf8) == wanted else {
                    continue
                }
                found += values(of: parameter)
            } else if storage.equals(parameter.name, capitals: wanted) {
                found += values(of: parameter)
            }
        }
        return found
    }

    /// The values of a parameter: cut at commas outside quotes; carets are resolved in 4.0.
    ///
    /// A quoted TYPE list (`TYPE="voice,home"`) is several values, as all who write it mean.
    private func values(of parameter: ParameterRecord) -> [String] {
        let isType = storage.equals(parameter.name, capitals: Array("TYPE".utf8))
        return storage.parameterValues(parameter.value, cutsQuotedLists: isType)
    }
}

extension CardStorage {
    /// Cuts the raw values of a parameter.
    func parameterValues(_ range: Range<Int32>, cutsQuotedLists: Bool) -> [String] {
        var values: [String] = []
        var current: [UInt8] = []
        var quoted = false
        for byte in bytes[range.wide] {
            switch byte {
            case ASCII.quote: quoted.toggle()
            case ASCII.comma where !quoted || cutsQuotedLists:
                values.append(parameterText(current))
                current.removeAll()
            default: current.append(byte)
            }
        }
        values.append(parameterText(current))
        return values
    }

    private func parameterText(_ bytes: [UInt8]) -> String {
        let text = Charset.decode(bytes, charset: nil).text
        return version == .v4_0 ? CaretEncoding.decode(text) : text
    }
}
