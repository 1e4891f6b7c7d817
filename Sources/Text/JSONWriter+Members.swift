extension JSONWriter {
    package mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    package mutating func member(_ name: String, _ value: some BinaryInteger) {
        key(name)
        int(value)
    }

    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        bool(value)
    }

    package mutating func member(_ name: String, _ value: JSONValue) {
        key(name)
        self.value(value)
    }

    /// A member that is null where the value is nil.
    @_disfavoredOverload
    package mutating func member(_ name: String, _ value: String?) {
        key(name)
        if let value { string(value) } else { null() }
    }

    /// A member that is null where the value is nil.
    @_disfavoredOverload
    package mutating func member(_ name: String, _ value: Int?) {
        key(name)
        if let value { int(value) } else { null() }
    }

    /// A member that is an array of strings.
    package mutating func member(_ name: String, _ values: [String]) {
        key(name)
        beginArray()
        for value in values { string(value) }
        endArray()
    }

    /// A member that is an object, which the closure fills.
    package mutating func object<Failure: Error>(
        _ name: String,
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        key(name)
        try object(body)
    }

    /// An object, which the closure fills.
    package mutating func object<Failure: Error>(
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        beginObject()
        try body(&self)
        endObject()
    }

    /// A member that is an array, which the closure fills.
    package mutating func array<Failure: Error>(
        _ name: String,
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        key(name)
        try array(body)
    }

    /// An array, which the closure fills.
    package mutating func array<Failure: Error>(
        _ body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        beginArray()
        try body(&self)
        endArray()
    }
}
