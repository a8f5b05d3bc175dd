extension Language {
    static let vietnamese = Language(
        "Vietnamese",
        [
            .fields: "trường",
            .step: "bước",
            .filler: "tạo, thêm, các",
            .fieldColumn: "cột, tên cột, tên trường, thuộc tính",
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
        ])
}
