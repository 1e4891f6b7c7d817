/// A source that gives bytes in pieces as large as they are asked for.
func source(of bytes: [UInt8]) -> (inout [UInt8], Int) -> Int {
    var rest = bytes[...]
    return { buffer, most in
        let part = rest.prefix(most)
        rest = rest.dropFirst(most)
        buffer += part
        return part.count
    }
}
