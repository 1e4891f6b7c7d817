internal import Text

extension CommandContext {
    /// Prints a result as the command line wants it: as lines, or as one JSON text on one line.
    func print(
        _ lines: @autoclosure () -> [String],
        for invocation: Invocation,
        json: (inout JSONWriter) -> Void
    ) throws(CommandError) {
        var printer = Printer(output)
        switch invocation.choice(.format, default: ResultFormat.text) {
        case .text:
            for line in lines() { printer.line(line) }
        case .json:
            var writer = JSONWriter()
            json(&writer)
            printer.bytes += writer.take()
            printer.line()
        }
        try printer.finish()
    }
}
