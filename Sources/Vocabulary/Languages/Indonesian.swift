extension Language {
    static let indonesian = Language(
        "Indonesian",
        [
            .general: "data",
            .kindOfModel: "data",
            .entityLabel: "tabel, entitas",
            .fieldColumn: "kolom, nama kolom, atribut, nama atribut",
            .codeNameColumn: "nama fisik, nama teknis",
            .typeColumn: "tipe, tipe data",
            .requiredColumn: "wajib, wajib diisi, harus diisi",
            .optionsColumn: "batasan",
            .notesColumn: "keterangan, deskripsi, catatan, penjelasan",
            .valuesColumn: "nilai",
            .finding: "cari, mencari, dicari, pencarian, difilter, menyaring, kueri, diambil",
            .sorting: "diurutkan, mengurutkan, urutkan",
            .foundBy: "berdasarkan, menurut",
            .queryTurn: "tampilkan, kemudian, simpan",
            .supposition: "tidak, bukan, tanpa, mungkin, nanti, lokal, perangkat, memori, cache",
            .encrypted: "terenkripsi, dienkripsi",
            .since: "sejak, mulai",
            .until: "sampai, sebelum",
            .retired: "usang, tidak berlaku lagi, sudah usang",
            .outOfUse: "dihapus, lama",
            .planned: "direncanakan, mendatang, berikutnya, nanti, segera",
            .unwritten: "tidak lagi ditulis, tidak lagi digunakan, tidak lagi dipakai",
            .earlierKey: "sebelumnya di, sebelum itu di, kunci lama, kunci sebelumnya",
            .formerName: "dulu, dahulu, sebelumnya",
            .originalName: """
            diganti nama dari, dulu bernama, sebelumnya bernama, nama lama, nama sebelumnya
            """,
            .this: "ini",
            .forExample: "contoh, misalnya, mis",
            .abbreviation: "mis",
        ])
}
