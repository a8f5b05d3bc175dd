extension Entity {
    /// Whether a service carries its records from device to device, so that one may arrive before, or stay after, what
    /// it refers to.
    package var isSynchronised: Bool {
        switch kind {
        case .cloudKit, .swiftData, .coreData: !isLocal
        case .table: false
        }
    }
}
