/// A day, or a day and a time, as ISO 8601 writes them.
enum TimestampText {
    /// In UTC and to the millisecond, as JSON and SQLite hold dates, or nil where the text is no such date.
    ///
    /// For example: `2024-02-29 12:00+01:00` becomes `2024-02-29T11:00:00.000Z`. Without a zone it is UTC.
    static func canonical(_ text: String) -> String? {
        var reader = Reader(bytes: Array(text.utf8))
        return reader.read()
    }

    private struct Reader {
        let bytes: [UInt8]
        private var index = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func read() -> String? {
            guard let year = digits(4), take("-"), let month = digits(2), take("-"), let day = digits(2),
                (1...12).contains(month), day >= 1, day <= TimestampText.days(in: month, of: year)
            else { return nil }
            var minutes = 0
            var milliseconds = 0
            if index < bytes.count {
                guard take("T") || take(" "), let hour = digits(2), take(":"), let minute = digits(2),
                    hour < 24,
                    minute < 60
                else { return nil }
                minutes = hour * 60 + minute
                guard let fraction = seconds(), let offset = zone(), index == bytes.count else { return nil }
                milliseconds = fraction
                minutes -= offset
            }
            let moment = TimestampText.dayNumber(year, month, day) * 1_440 + minutes
            return TimestampText.text(minutes: moment, milliseconds: milliseconds)
        }

        private mutating func seconds() -> Int? {
            guard take(":") else { return 0 }
            guard let second = digits(2), second < 60 else { return nil }
            var fraction = 0
            var scale = 100
            guard take(".") else { return second * 1_000 }
            var count = 0
            while let digit = digits(1) {
                fraction += digit * scale
                scale /= 10
                count += 1
            }
            return count == 0 ? nil : second * 1_000 + fraction
        }

        /// Minutes before UTC.
        private mutating func zone() -> Int? {
            _ = take(" ")
            if index == bytes.count || take("Z") { return 0 }
            let sign = take("+") ? 1 : take("-") ? -1 : 0
            guard sign != 0, let hours = digits(2), hours < 24 else { return nil }
            _ = take(":")
            guard let minutes = index == bytes.count ? 0 : digits(2), minutes < 60 else { return nil }
            return sign * (hours * 60 + minutes)
        }

        private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
            guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
            index += 1
            return true
        }

        private mutating func digits(_ count: Int) -> Int? {
            guard index + count <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[index..<index + count] {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            index += count
            return value
        }
    }
}

// MARK: - The calendar

extension TimestampText {
    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Days from 1 March of the year 0; a year begins in March, so that the leap day is its last.
    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month > 2 ? year : year - 1
        let monthFromMarch = (month + 9) % 12
        return 365 * shifted + floorDivided(shifted, 4) - floorDivided(shifted, 100)
            + floorDivided(shifted, 400)
            + (153 * monthFromMarch + 2) / 5 + day - 1
    }

    private static func floorDivided(_ value: Int, _ divisor: Int) -> Int {
        value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
    }

    private static func text(minutes: Int, milliseconds: Int) -> String? {
        let day = floorDivided(minutes, 1_440)
        let minute = minutes - day * 1_440
        let era = floorDivided(day, 146_097)
        let dayOfEra = day - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        guard (1...9_999).contains(year) else { return nil }
        let dayOfMonth = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(dayOfMonth, 2))"
        let time = "\(padded(minute / 60, 2)):\(padded(minute % 60, 2)):\(padded(milliseconds / 1_000, 2))"
        return "\(date)T\(time).\(padded(milliseconds % 1_000, 3))Z"
    }

    private static func padded(_ value: Int, _ width: Int) -> String {
        let digits = String(value)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
}
