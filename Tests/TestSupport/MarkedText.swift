/// A text in which `↓` stands before the places a test is about.
package struct MarkedText: Equatable, Sendable {
    package static let marker: Unicode.Scalar = "↓"

    /// Where a marker stood, in the text without markers.
    package struct Place: Hashable, Sendable {
        /// The line, from 1; CRLF, LF and CR each end one.
        package var line: Int
        /// The column, from 1, in Unicode code points.
        package var column: Int
        /// The distance from the start in bytes of UTF-8.
        package var offset: Int

        package init(line: Int, column: Int, offset: Int) {
            self.line = line
            self.column = column
            self.offset = offset
        }
    }

    /// The text without its markers.
    package let text: String
    package let places: [Place]

    package init(_ marked: String) {
        var plain = String.UnicodeScalarView()
        var places: [Place] = []
        var here = Place(line: 1, column: 1, offset: 0)
        var previous: Unicode.Scalar?
        for scalar in marked.unicodeScalars {
            if scalar == Self.marker {
                places.append(here)
                continue
            }
            plain.append(scalar)
            here.offset += UTF8.width(scalar)
            if scalar == "\n", previous == "\r" {
                here.column = 1
            } else if scalar == "\n" || scalar == "\r" {
                here.line += 1
                here.column = 1
            } else {
                here.column += 1
            }
            previous = scalar
        }
        text = String(plain)
        self.places = places
    }

    /// The text without its markers, as UTF-8.
    package var bytes: [UInt8] { Array(text.utf8) }
}
