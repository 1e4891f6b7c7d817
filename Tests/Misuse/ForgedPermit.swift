// expect: 'StoredPhotoPermit' initializer is inaccessible due to 'private' protection level
import KindredCore

/// Nobody but the gate opens a stored photo.
func forge(_ person: PersonID) -> StoredPhotoPermit {
    StoredPhotoPermit(person: person)
}
