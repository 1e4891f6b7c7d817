extension Exercise {
    /// The shortest input found by leaving out pieces of one that breaks a law, while it breaks the same law.
    package func shrunk(_ bytes: [UInt8], breaking law: String, chunk: Int) -> [UInt8] {
        var best = bytes
        var size = max(1, bytes.count / 2)
        while size > 0 {
            var start = 0
            var isShorter = false
            while start < best.count {
                var shorter = best
                shorter.removeSubrange(start..<min(best.count, start + size))
                if brokenLaw(by: shorter, chunk: chunk) == law {
                    best = shorter
                    isShorter = true
                } else {
                    start += size
                }
            }
            if !isShorter || size > 1 { size /= 2 }
        }
        return best
    }
}
