// Feeds readers and writers made-up and damaged files and watches that no law breaks.
//
//     KINDRED_EXTRAS=1 swift run -c release kindred-fuzz --runs 20000 --seed 1 --seeds Samples
//
// A run depends on --seed and its number only: `--first N --runs 1` repeats run N.

import CivilCalendar
import Files
import FuzzLaws
import Glibc
import TestSupport

guard let arguments = Arguments(Array(CommandLine.arguments.dropFirst())),
    let today = CivilDate(year: 2026, month: 11, day: 30)
else {
    print("usage: kindred-fuzz [--runs N] [--first N] [--seed N] [--seeds FOLDER]")
    exit(2)
}
var seeds: [[UInt8]] = []
if let folder = arguments.seeds {
    for file in FileTree.cardFiles(under: folder).files {
        seeds.append(try FileSource.contents(of: file, limit: 1 << 20))
    }
}
let inputs = Inputs(seeds: seeds)
let exercise = Exercise(today: today)
for run in arguments.first..<arguments.first + arguments.runs {
    var random = SeededGenerator(seed: arguments.seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(run))
    let input = inputs.next(using: &random)
    let chunk = Int.random(in: 1...64, using: &random)
    if run % 100_000 == 0 { print("run \(run)") }
    if let law = exercise.brokenLaw(by: input, chunk: chunk) {
        print("run \(run): \(law) (repeat with --first \(run) --runs 1)")
        let short = exercise.shrunk(input, breaking: law, chunk: chunk)
        print("in short: \(String(decoding: short, as: UTF8.self).debugDescription)")
        exit(1)
    }
}
print("\(arguments.runs) runs, no law broken")
