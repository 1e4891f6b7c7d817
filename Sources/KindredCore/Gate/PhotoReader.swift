import Text

/// What makes a photo fit to be stored: it takes a card's decoded bytes and strips their metadata.
package struct PhotoReader: Sendable {
    /// Bytes without metadata, and what they are.
    package struct Prepared: Sendable {
        package var bytes: [UInt8]
        package var presence: PhotoPresence

        package init(bytes: [UInt8], presence: PhotoPresence) {
            self.bytes = bytes
            self.presence = presence
        }
    }

    /// The most bytes that it takes; more are not even decoded.
    let limit: Int
    let prepare: @Sendable ([UInt8]) throws(PhotoTrouble) -> Prepared

    package init(
        limit: Int = .max,
        _ prepare: @escaping @Sendable ([UInt8]) throws(PhotoTrouble) -> Prepared
    ) {
        self.limit = limit
        self.prepare = prepare
    }
}

extension ImportReview {
    /// Does what the action ``ReviewAction/readPhoto`` asks for, and tells the review what came of it.
    ///
    /// Without a proof nothing is read, and the review hears nothing.
    package mutating func readPhoto(_ reader: PhotoReader) -> ReviewOutcome {
        guard let photo = contact?.photo, let proof = takePhotoProof() else {
            return .refused(.photoAbsent)
        }
        let revision = revision
        do throws(PhotoTrouble) {
            let (prepared, digest) = try photo.withBytes(proof, at: revision, limit: reader.limit) {
                (span: borrowing Span<UInt8>) throws(PhotoTrouble) in
                var bytes: [UInt8] = []
                bytes.reserveCapacity(span.count)
                for index in 0..<span.count { bytes.append(span[index]) }
                return (try reader.prepare(bytes), SHA256.digest(of: bytes).hex)
            }
            guard let birth,
                let permit = StoredPhotoPermit.permit(
                    for: subject.draft.id,
                    birth,
                    today: gateDay
                )
            else {
                return handle(.photoFailed(.foreignProof, revision: revision))
            }
            let stored = StoredPhoto(
                bytes: prepared.bytes,
                presence: prepared.presence,
                permit: permit
            )
            return handle(.photoRead(stored, digest: digest, revision: revision))
        } catch {
            return handle(.photoFailed(error, revision: revision))
        }
    }

    /// The proof that the photo may be read now, where the review asked for that; the gate is asked once more.
    private func takePhotoProof() -> EstablishedAdulthood? {
        guard data.permittedRevision == revision, let claim = data.claim,
            let photo = contact?.photo
        else { return nil }
        return EstablishedAdulthood.establish(claim, for: photo.identity, revision: revision)
    }
}
