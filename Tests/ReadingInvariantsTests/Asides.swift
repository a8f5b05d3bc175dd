/// Passages about other things, such as stand beside record types in every document: nothing in them is a field.
enum Asides {
    /// What may stand below a record type, which it says nothing about. Marks of its own keep a list from going on
    /// with the one above.
    static let plain = [
        "The app keeps everything on the device first and uploads it once there is a connection.",
        "All times are in UTC; what people see is in the time zone of their device.",
        "Indexes cost storage: the team adds one only when a query needs it.",
        "There is no unique constraint anywhere, because CloudKit cannot enforce one.",
        "> Deploy the schema to production before the app is released.",
        "* Works offline\n* Costs nothing\n* Needs iOS 17 or newer",
        "1) Open the project in Xcode\n2) Add the capability\n3) Run the app once",
        "```bash\nswift build --configuration release\n```",
        "```swift\nlet database = container.privateCloudDatabase\ntry await database.save(record)\n```",
        "```mermaid\nflowchart LR\n    Phone --> Cloud\n    Cloud --> Watch\n```",
        "| Screen | What it shows |\n| --- | --- |\n| Home | What comes next |\n| Search | What was found |",
        "| Version | Date | Changes |\n| --- | --- | --- |\n| 1.0 | May 2024 | First release |",
        "![A drawing of it all](drawing.png)",
        "![](drawing.png)",
        "[](https://example.org)",
        "Die App merkt sich alles zuerst auf dem Gerät.",
        "データはまず端末に保存され、その後で同期されます。",
        "---",
    ]

    /// Sections of their own.
    static let sections = [
        "## How it works\n\nThe phone asks for changes every hour, and whenever somebody opens the app.",
        "## Errors\n\n| Error | What to do |\n| --- | --- |\n| No network | Try again later |\n| Quota | Tell the user |",
        "## Team\n\n- **Anna**: drawings and texts\n- **Ben**: everything on the server",
        "## Roadmap\n\n- [x] Sharing with the family\n- [ ] Widgets\n- [ ] A watch app",
        "## Performance\n\n- First launch: 2 s\n- Memory: 40 MB\n- Battery: hardly any",
        "## Subscriptions\n\n| Subscription | Fires | Message |\n| --- | --- | --- |\n| Changes | at once | none |",
        "## Frequently asked questions\n\n**Is it safe?** Yes: only the owner can open it.\n\n**Is it free?** Yes.",
        "## Licence\n\nMIT. See `LICENSE` for the text.",
        "## Links\n\n- [Documentation](https://example.org/docs)\n- [Source](https://example.org/source)",
    ]
}
