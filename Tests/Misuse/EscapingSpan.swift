// expect: lifetime-dependent
import KindredCore

/// The bytes of a photo do not outlive their permit.
func keep(_ photo: StoredPhoto, _ permit: consuming StoredPhotoPermit) -> UInt8 {
    var kept = Span<UInt8>()
    _ = photo.withBytes(permit) { bytes in
        kept = bytes
    }
    return kept.isEmpty ? 0 : kept[0]
}
