// expect: 'proof' consumed more than once
import KindredCore

func open(
    _ photo: WithheldPhoto,
    _ proof: consuming EstablishedAdulthood
) throws(PhotoTrouble) -> Int {
    let first = try photo.withBytes(proof) { $0.count }
    return try first + photo.withBytes(proof) { $0.count }
}
