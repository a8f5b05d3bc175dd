extension Array {
    /// The first index whose element fulfils a condition that all elements behind it fulfil as well.
    package func partitioningIndex(_ isBehind: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
