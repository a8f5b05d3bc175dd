package import SchemaModel
import Vocabulary

/// What a type cell calls a type in everyday words, singly or, behind "list of", in the plural.
///
/// Most of these words are as good as names of an app's own types, so that they count only where nothing in the
/// document is called by them, and never tell that a text is a type.
package enum EverydayTypes {
    package static func type(of name: String) -> FieldType? {
        let index = table[WordHash.ofType(name)]
        return index >= 0 ? words[Int(index)].0 : nil
    }

    private static let table: WordTable = {
        var table = WordTable(capacity: 1024)
        for (index, entry) in words.enumerated() {
            for word in entry.1.split(whereSeparator: \.isWhitespace) {
                table.insert(index, ofType: String(word))
            }
        }
        return table
    }()

    /// A line a language, in the order English, German, French, Spanish, Portuguese, Italian, Dutch, Turkish,
    /// Russian, Japanese, Chinese.
    private static let words: [(FieldType, String)] = [
        (
            .string,
            """
            strings texts
            texte texten zeichenketten zeichenfolgen freitext
            textes chaînes chaînesdecaractères textelong
            textos cadenas cadenasdetexto textolargo
            textolongo
            testi stringhe testolungo
            teksten
            metinler
            строк строки тексты текстов
            长文本 長文本
            """
        ),
        (
            .int,
            """
            numbers integers
            zahl zahlen nummer nummern ganzzahlen ganzenzahlen
            nombre nombres numéro numéros entiers nombresentiers
            número números numero numeros enteros númerosenteros
            inteiros númerosinteiros
            numeri interi numeriinteri
            getal getallen gehelegetallen nummers
            sayı sayılar
            чисел числа целыхчисел
            """
        ),
        (
            .decimal,
            """
            decimals decimalnumbers kommazahlen dezimalzahlen nombresdécimaux decimales númerosdecimales
            decimais númerosdecimais decimali numeridecimali decimalegetallen kommagetallen
            """
        ),
        (
            .date,
            """
            dates timestamps
            daten zeitstempeln zeitpunkt zeitpunkte zeitpunkten
            horodatages
            fechas
            datas
            dataeoras
            datums tijdstip tijdstippen tijdstempels
            tarihler
            дат даты момент
            """
        ),
        (
            .asset,
            """
            file files image images photo photos picture pictures attachment attachments assets
            datei dateien bild bilder bildern bilddatei foto fotos anhang anhänge anhängen
            fichier fichiers piècejointe piècesjointes
            archivo archivos imagen imágenes adjunto adjuntos
            arquivo arquivos imagem imagens anexo anexos
            immagine immagini allegato allegati
            bestand bestanden afbeelding afbeeldingen bijlage bijlagen
            dosya dosyalar görsel görseller resim resimler fotoğraf fotoğraflar
            файл файлов файлы изображение изображений изображения фото фотография фотографий вложение
            ファイル 画像 写真 添付ファイル
            文件 图片 图像 照片 附件 檔案 圖片 圖像
            """
        ),
        (
            .location,
            """
            locations coordinates
            ort orte orten standorte standorten koordinaten
            localisations emplacement emplacements lieu lieux coordonnées
            ubicaciones localizaciones coordenadas
            local locais localizações
            luogo luoghi posizione posizioni coordinate
            locaties plaats plaatsen
            konumlar
            место координаты
            場所
            地点 地點 坐标 座標
            """
        ),
        (
            .reference,
            """
            references verweise verweisen referenzen références referencias referências riferimenti verwijzingen
            referanslar başvurular
            """
        ),
        (.uuid, "uuids guids"),
        (
            .url,
            """
            link links weblink weblinks urls webadressen lien liens enlace enlaces collegamento collegamenti
            bağlantı bağlantılar リンク 链接 連結
            """
        ),
        (.data, "octets rohdaten données datos dados dati gegevens veri данные データ 数据 資料"),
    ]
}
