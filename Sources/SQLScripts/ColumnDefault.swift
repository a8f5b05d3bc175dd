/// What a column holds in rows that say nothing of it, before a dialect writes it.
package enum ColumnDefault {
    case emptyList, emptyData, now, newUUID
    case scalar(ScalarText)
    case list([ScalarText])
}
