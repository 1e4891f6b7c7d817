// expect: 'proof' consumed more than once
import KindredCore

/// A proof serves one reading.
func readTwice(_ photo: WithheldPhoto, _ proof: consuming EstablishedAdulthood) throws {
    try photo.withBytes(proof, at: 0) { _ throws(PhotoTrouble) in }
    try photo.withBytes(proof, at: 0) { _ throws(PhotoTrouble) in }
}
