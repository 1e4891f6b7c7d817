internal import CSQLite

extension Statement {
    /// Binds an integer, or null, to a parameter (from 1).
    mutating func bind(_ index: Int32, _ value: Int64?) throws(NotebookError) {
        if let value {
            try check(unsafe sqlite3_bind_int64(handle, index, value))
        } else {
            try check(unsafe sqlite3_bind_null(handle, index))
        }
    }

    /// Binds a number, or null, to a parameter (from 1).
    mutating func bind(_ index: Int32, _ value: Int?) throws(NotebookError) {
        try bind(index, value.map(Int64.init))
    }

    /// Binds a text, or null, to a parameter (from 1).
    mutating func bind(_ index: Int32, _ value: String?) throws(NotebookError) {
        guard var text = value else { return try bind(index, nil as Int64?) }
        let code = text.withUTF8 { bytes in
            unsafe kindred_bind_text(handle, index, bytes.baseAddress, UInt64(bytes.count))
        }
        try check(code)
    }

    /// Binds bytes, or null, to a parameter (from 1).
    mutating func bind(_ index: Int32, _ value: [UInt8]?) throws(NotebookError) {
        guard let bytes = value else { return try bind(index, nil as Int64?) }
        guard !bytes.isEmpty else {
            return try check(unsafe sqlite3_bind_zeroblob(handle, index, 0))
        }
        let code = unsafe bytes.withUnsafeBytes { buffer in
            unsafe kindred_bind_blob(handle, index, buffer.baseAddress, UInt64(buffer.count))
        }
        try check(code)
    }

    /// Binds the bytes of a span to a parameter (from 1).
    mutating func bind(_ index: Int32, _ bytes: borrowing Span<UInt8>) throws(NotebookError) {
        let code = unsafe bytes.withUnsafeBytes { buffer in
            unsafe kindred_bind_blob(handle, index, buffer.baseAddress, UInt64(buffer.count))
        }
        try check(code)
    }

    /// Binds values to consecutive parameters.
    mutating func bind(_ values: [ColumnValue], from first: Int32) throws(NotebookError) {
        for (index, value) in zip(first..., values) {
            switch value {
            case .null: try bind(index, nil as Int64?)
            case .integer(let number): try bind(index, number)
            case .text(let text): try bind(index, text)
            case .blob(let bytes): try bind(index, bytes)
            }
        }
    }

    private func check(_ code: Int32) throws(NotebookError) {
        guard code == SQLITE_OK else {
            throw NotebookError(SQLiteError(operation: .bind, code: code))
        }
    }
}
