package import Text

extension Card {
    /// A digest of everything the card says, with the encoded text of inline media left out.
    ///
    /// It is the same whatever the line ends are. A photo joins an import only behind the gate, by its own digest.
    package func digestWithoutMedia() -> Digest {
        var hash = SHA256()
        for index in storage.lines.indices {
            let property = Property(storage: storage, index: index)
            let record = property.record
            let isMedia = !record.flags.contains(.malformed) && property.isInlineMedia
            let end = isMedia ? record.value.lowerBound : record.value.upperBound
            if record.flags.contains(.malformed) {
                hash.update(storage.bytes[record.value.wide])
            } else {
                let head = record.group.isEmpty ? record.name : record.group
                hash.update(storage.bytes[Int(head.lowerBound)..<Int(storage.headEnd(record))])
                hash.update(isMedia ? [] : storage.bytes[Int(record.value.lowerBound)..<Int(end)])
            }
            hash.update([ASCII.lineFeed])
        }
        return hash.finalize()
    }
}

extension Card {
    /// A digest of what tells a card from the others of its file: its UID, else its FN, else its N; nil where it has none.
    package func identityDigest() -> Digest? {
        for kind in [PropertyKind.uid, .fn, .n] {
            let line = storage.lines.first { line in
                line.kind == kind && !line.flags.contains(.malformed)
                    && storage.bytes[line.value.wide].contains {
                        !$0.isBlank && $0 != ASCII.semicolon
                    }
            }
            guard let line else { continue }
            return SHA256.digest(of: Array(storage.bytes[line.value.wide]))
        }
        return nil
    }
}

extension CardStorage {
    /// The offset behind the colon that ends a line's header, in the stretch in which its name lies.
    func headEnd(_ record: ContentLine) -> Int32 {
        var end = record.name.upperBound
        for parameter in parameters[record.parameters.wide] {
            end = max(end, parameter.value.upperBound)
        }
        return end
    }
}
