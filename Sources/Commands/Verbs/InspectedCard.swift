internal import CivilCalendar
internal import Interchange
internal import Text
internal import VCard

/// A card as `inspect` shows it; programs build on these members, so they are only ever added to.
extension JSONWriter {
    /// The object of a card.
    mutating func inspected(_ card: Card, file: String, today: CivilDate) {
        beginObject()
        member("file", file)
        member("card", card.number)
        member("line", card.line)
        member("version", card.property("VERSION")?.text)
        let name = card.name
        object("name") { object in
            object.member("formatted", name.formatted)
            object.member("family", name.family)
            object.member("given", name.given)
        }
        key("birth")
        birthday(card.birthday(today: today))
        key("photo")
        photo(card.photo)
        key("jcard")
        JCard.write(card, to: &self)
        endObject()
    }

    private mutating func birthday(_ birthday: Birthday) {
        beginObject()
        member("verdict", birthday.verdict.rawValue)
        member("date", birthday.date?.description)
        member("missing", birthday.missing.map(\.rawValue))
        member("candidates", birthday.candidates.map(\.description))
        member("reason", birthday.reason?.rawValue)
        member("approximate", birthday.isApproximate)
        key("readings")
        beginArray()
        for reading in birthday.readings { self.reading(reading) }
        endArray()
        endObject()
    }

    private mutating func reading(_ reading: BirthdayReading) {
        beginObject()
        member("property", reading.property)
        member("line", reading.line)
        member("raw", reading.raw)
        member("calendar", reading.calendar)
        member("era", reading.era)
        member("year", reading.year)
        member("month", reading.month)
        member("leapMonth", reading.isLeapMonth)
        member("day", reading.day)
        member("date", reading.date?.description)
        member("candidates", reading.candidates.map(\.description))
        member("verdict", reading.verdict.rawValue)
        member("reason", reading.reason?.rawValue)
        member("approximate", reading.isApproximate)
        member("otherDays", reading.otherDays.map(\.description))
        endObject()
    }

    private mutating func photo(_ photo: MediaReference?) {
        guard let photo else {
            null()
            return
        }
        beginObject()
        member("form", photo.form.rawValue)
        member("mediaType", photo.mediaType)
        member("line", photo.line)
        member("offset", photo.offset)
        member("length", photo.length)
        endObject()
    }
}
