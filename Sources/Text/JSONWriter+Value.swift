extension JSONWriter {
    /// What is still to be written of a value, kept on a list so that depth costs no stack.
    private enum Step {
        case value(JSONValue)
        case member(JSONMember)
        case end
    }

    /// A whole value, however deep.
    package mutating func value(_ value: JSONValue) {
        var steps: [Step] = [.value(value)]
        while let step = steps.popLast() {
            switch step {
            case .end: endArray()
            case .value(let value): begin(value, &steps)
            case .member(let member):
                key(member.key)
                begin(member.value, &steps)
            }
        }
    }

    private mutating func begin(_ value: JSONValue, _ steps: inout [Step]) {
        switch value {
        case .null: null()
        case .bool(let value): bool(value)
        case .number(let text): literal(text)
        case .string(let text): string(text)
        case .array(let elements):
            beginArray()
            steps.append(.end)
            for element in elements.reversed() { steps.append(.value(element)) }
        case .object(let members):
            beginObject()
            steps.append(.end)
            for member in members.reversed() { steps.append(.member(member)) }
        }
    }
}

extension JSONValue {
    /// The value as UTF-8.
    package func bytes(layout: JSONWriter.Layout = .compact) -> [UInt8] {
        var writer = JSONWriter(layout: layout)
        writer.value(self)
        return writer.take()
    }
}
