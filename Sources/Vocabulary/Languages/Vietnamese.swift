extension Language {
    static let vietnamese = Language(
        "Vietnamese",
        [
            .fields: "trường",
            .step: "bước",
            .filler: "tạo, thêm, các, mới, khác, chính, bổ sung",
            .entityLabel: "bảng, thực thể",
            .fieldColumn: "cột, tên cột, tên trường, thuộc tính",
            .codeNameColumn: "tên vật lý, tên kỹ thuật",
            .typeColumn: "kiểu, kiểu dữ liệu, loại dữ liệu",
            .requiredColumn: "bắt buộc",
            .optionsColumn: "ràng buộc",
            .notesColumn: "mô tả, ghi chú, ý nghĩa, diễn giải",
            .valuesColumn: "giá trị",
            .finding: "tìm, lọc, truy",
            .sorting: "sắp, xếp",
            .foundBy: "theo, bằng, trên",
            .queryTurn: "hiển, rồi, lưu",
            .supposition: "không, chưa, thể, cục, nhớ",
            .encrypted: "mã hóa, được mã hóa, đã mã hóa",
            .since: "từ, kể",
            .until: "đến, trước",
            .retired: "lỗi thời, đã lỗi thời, không dùng nữa",
            .outOfUse: "đã xóa, cũ",
            .planned: "dự kiến, kế hoạch, tương lai, tiếp theo, sau này, sắp tới",
            .unwritten: """
            không còn ghi, không còn được ghi, không còn dùng, không còn sử dụng, không còn được sử dụng
            """,
            .earlierKey: "trước đó trong, trước đó ở, khóa cũ, khóa trước",
            .formerName: "trước đây, trước là",
            .originalName: """
            đổi tên từ, được đổi tên từ, trước đây gọi là, trước đây là, tên cũ, tên trước đây
            """,
            .forExample: "ví dụ",
        ])
}
