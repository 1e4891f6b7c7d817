/// The folder of the package, told by where this file stands.
enum PackageRoot {
    static let path = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

    /// A file of `Samples`.
    static func sample(_ name: String) -> String { "\(path)/Samples/\(name)" }
}
