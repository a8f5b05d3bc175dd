extension StringProtocol where SubSequence == Substring {
    /// Without certain characters at both ends.
    @inlinable package func trimming(_ isMargin: (Character) -> Bool) -> Substring {
        var rest = drop(while: isMargin)
        while let last = rest.last, isMargin(last) { rest.removeLast() }
        return rest
    }
}

extension Substring {
    @inlinable package var trimmingSpaces: Substring {
        var rest = self.drop { $0 == " " || $0 == "\"" || $0 == "•" || $0 == "↳" || $0 == "\n" }
        while let last = rest.last, last == " " || last == "\"" || last == "\n" { rest.removeLast() }
        return rest
    }
}
