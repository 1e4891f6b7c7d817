// expect: 'EstablishedAdulthood' initializer is inaccessible due to 'private' protection level
import KindredCore

func open(_ photo: WithheldPhoto) throws(PhotoTrouble) -> Int {
    let proof = EstablishedAdulthood(photo: photo.identity, revision: 1)
    return try photo.withBytes(proof) { $0.count }
}
