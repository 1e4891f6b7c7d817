// The same laws, with inputs that libFuzzer makes out of what they cover:
//
//     KINDRED_EXTRAS=guided swift build --sanitize=fuzzer --product kindred-fuzz-guided
//     SWIFT_BACKTRACE=enable=no .build/debug/kindred-fuzz-guided -max_len=4096 FOLDER Samples
//
// What it finds new goes to FOLDER; an input that breaks a law is saved as crash-DIGEST.

import CivilCalendar
import FuzzLaws

/// One run of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let today = CivilDate(year: 2026, month: 11, day: 30) else { return 0 }
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let chunk = bytes.reduce(1) { ($0 &* 31 &+ Int($1)) % 64 } + 1
    if let law = Exercise(today: today).brokenLaw(by: bytes, chunk: chunk) { fatalError(law) }
    return 0
}
