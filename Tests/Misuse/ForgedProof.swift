// expect: 'EstablishedAdulthood' initializer is inaccessible due to 'private' protection level
import KindredCore

/// Nobody but the gate says that somebody is an adult.
func forge(_ photo: PhotoIdentity) -> EstablishedAdulthood {
    EstablishedAdulthood(photo: photo, revision: 0)
}
