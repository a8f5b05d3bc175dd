/// Text that was damaged twice, and text that only looks damaged.
extension RepairSamples {
    /// Damaged twice, each time by another character set.
    static let twice = [
        Sample(
            name: "German cp1252 cp1252",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "GrÃƒÂ¶ÃƒÅ¸e der Ãƒâ€žnderung: fÃƒÂ¤llig fÃƒÂ¼r die ÃƒÅ“bergabe Ã¢â‚¬â€œ geprÃƒÂ¼ft. Ã¢â‚¬Å¾Ãƒâ€“ffnenÃ¢â‚¬Å“ heiÃƒÅ¸t Ã¢â‚¬Å¡aufÃ¢â‚¬Ëœ."
        ),
        Sample(
            name: "German cp1254 mac_roman",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "Gr√É¬∂√É≈∏e der √É‚Äûnderung: f√É¬§llig f√É¬ºr die √É≈ìbergabe √¢‚Ç¨‚Äú gepr√É¬ºft. √¢‚Ç¨¬û√É‚Äìffnen√¢‚Ç¨≈ì hei√É≈∏t √¢‚Ç¨≈°auf√¢‚Ç¨Àú."
        ),
        Sample(
            name: "German mac_roman cp1252",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "Grâˆšâˆ‚âˆšÃ¼e der âˆšÃ‘nderung: fâˆšÂ§llig fâˆšÂºr die âˆšÃºbergabe â€šÃ„Ã¬ geprâˆšÂºft. â€šÃ„Ã»âˆšÃ±ffnenâ€šÃ„Ãº heiâˆšÃ¼t â€šÃ„Ã¶aufâ€šÃ„Ã²."
        ),
        Sample(
            name: "French cp1252 cp1252", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged:
                "Ãƒâ€°tÃƒÂ© ÃƒÂ\u{A0} lÃ¢â‚¬â„¢ÃƒÂ©cole : Ã‚Â« oÃƒÂ¹ ÃƒÂªtes-vous ? Ã‚Â» Ã¢â‚¬â€\u{9D} ÃƒÂ§a coÃƒÂ»te 5 Ã¢â€šÂ¬, cÃ…â€œur."
        ),
        Sample(
            name: "French cp1254 mac_roman",
            meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged:
                "√É‚Ä∞t√É¬© √É¬† l√¢‚Ç¨‚Ñ¢√É¬©cole : √Ç¬´ o√É¬π √É¬™tes-vous ? √Ç¬ª √¢‚Ç¨‚Äù √É¬ßa co√É¬ªte 5 √¢‚Äö¬¨, c√Ö‚Äúur."
        ),
        Sample(
            name: "French mac_roman cp1252",
            meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged:
                "âˆšÃ¢tâˆšÂ© âˆšâ€\u{A0} lâ€šÃ„Ã´âˆšÂ©cole : Â¬Â´ oâˆšÏ€ âˆšâ„¢tes-vous ? Â¬Âª â€šÃ„Ã® âˆšÃŸa coâˆšÂªte 5 â€šÃ‡Â¨, câ‰ˆÃ¬ur."
        ),
        Sample(
            name: "Russian cp1252 cp1252", meant: "Привет, мир! Запись обновлена — ключ.",
            damaged:
                "Ã\u{90}Å¸Ã‘â‚¬Ã\u{90}Â¸Ã\u{90}Â²Ã\u{90}ÂµÃ‘â€š, Ã\u{90}Â¼Ã\u{90}Â¸Ã‘â‚¬! Ã\u{90}â€”Ã\u{90}Â°Ã\u{90}Â¿Ã\u{90}Â¸Ã‘Â\u{81}Ã‘Å’ Ã\u{90}Â¾Ã\u{90}Â±Ã\u{90}Â½Ã\u{90}Â¾Ã\u{90}Â²Ã\u{90}Â»Ã\u{90}ÂµÃ\u{90}Â½Ã\u{90}Â° Ã¢â‚¬â€\u{9D} Ã\u{90}ÂºÃ\u{90}Â»Ã‘Å½Ã‘â€¡."
        ),
        Sample(
            name: "Russian cp1254 mac_roman", meant: "Привет, мир! Запись обновлена — ключ.",
            damaged:
                "ƒû≈∏√ë‚Ç¨ƒû¬∏ƒû¬≤ƒû¬µ√ë‚Äö, ƒû¬ºƒû¬∏√ë‚Ç¨! ƒû‚Äîƒû¬∞ƒû¬øƒû¬∏√ë¬Å√ë≈í ƒû¬æƒû¬±ƒû¬Ωƒû¬æƒû¬≤ƒû¬ªƒû¬µƒû¬Ωƒû¬∞ √¢‚Ç¨‚Äù ƒû¬∫ƒû¬ª√ë¬é√ë‚Ä°."
        ),
        Sample(
            name: "Russian mac_roman cp1252", meant: "Привет, мир! Запись обновлена — ключ.",
            damaged:
                "â€“Ã¼â€”Ã„â€“âˆ\u{8F}â€“â‰¤â€“Âµâ€”Ã‡, â€“Âºâ€“âˆ\u{8F}â€”Ã„! â€“Ã³â€“âˆžâ€“Ã¸â€“âˆ\u{8F}â€”Ã…â€”Ã¥ â€“Ã¦â€“Â±â€“Î©â€“Ã¦â€“â‰¤â€“Âªâ€“Âµâ€“Î©â€“âˆž â€šÃ„Ã® â€“âˆ«â€“Âªâ€”Ã©â€”Ã¡."
        ),
        Sample(
            name: "Emoji cp1252 cp1252",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "Ã¢Å“â€¦ Ja Ã¢Â\u{9D}Å’ Nein Ã°Å¸â€œâ€¹ Ã°Å¸â€\u{9D}Â§ 1Ã¯Â¸Â\u{8F}Ã¢Æ’Â£ 2Ã¯Â¸Â\u{8F}Ã¢Æ’Â£ Ã¢Å¡Â\u{A0}Ã¯Â¸Â\u{8F} Ã¢â€\u{A0}â€™ Ã¢â€\u{A0}Â\u{90} Ã¢â€\u{A0}â€\u{9D} Ã°Å¸â€œÂ\u{9D} Ã°Å¸Å½â€° Ã°Å¸â€˜Â\u{8D} Ã¢Â\u{9D}Â¤Ã¯Â¸Â\u{8F} Ã¢Â\u{8F}Â° Ã°Å¸â€\u{9D}Â\u{8D}"
        ),
        Sample(
            name: "Emoji cp1254 mac_roman",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "√¢≈ì‚Ä¶ Ja √¢¬ù≈í Nein ƒü≈∏‚Äú‚Äπ ƒü≈∏‚Äù¬ß 1√Ø¬∏¬è√¢∆í¬£ 2√Ø¬∏¬è√¢∆í¬£ √¢≈°¬†√Ø¬∏¬è √¢‚Ä†‚Äô √¢‚Ä†¬ê √¢‚Ä†‚Äù ƒü≈∏‚Äú¬ù ƒü≈∏¬é‚Ä∞ ƒü≈∏‚Äò¬ç √¢¬ù¬§√Ø¬∏¬è √¢¬è¬∞ ƒü≈∏‚Äù¬ç"
        ),
        Sample(
            name: "Emoji mac_roman cp1252",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "â€šÃºÃ– Ja â€šÃ¹Ã¥ Nein ï£¿Ã¼Ã¬Ã£ ï£¿Ã¼Ã®ÃŸ 1Ã”âˆ\u{8F}Ã¨â€šÃ‰Â£ 2Ã”âˆ\u{8F}Ã¨â€šÃ‰Â£ â€šÃ¶â€\u{A0}Ã”âˆ\u{8F}Ã¨ â€šÃœÃ\u{AD} â€šÃœÃª â€šÃœÃ® ï£¿Ã¼Ã¬Ã¹ ï£¿Ã¼Ã©Ã¢ ï£¿Ã¼Ã«Ã§ â€šÃ¹Â§Ã”âˆ\u{8F}Ã¨ â€šÃ¨âˆž ï£¿Ã¼Ã®Ã§"
        ),
    ]

    /// Sane texts that come close to damage, or tell of it.
    static let sane = [
        "NÃO é “MANHÔ. ALEMÃ” e IRMÔ",
        "“MANHÔ",
        "“MANHÃ”",
        "« L’été à l’école » — voilà…",
        "d’été, l’économie, ’é",
        "Dites “Église”.",
        "—Él dijo: “É”…",
        "MARAŞ’ta ve ELAZIĞ’DA",
        "Zażółć gęślą jaźń",
        "日本語のテスト（例）。",
        "Ã",
        "â€",
        "The letter \"Ã\" and Ã",
        "If you see `â€™` or `Ã©` the encoding is wrong.",
        "Shown as \"â€™\" in Excel",
        "| Ã¼ | ü |\n| Ã¶ | ö |\n| Ã¤ | ä |\n",
        "√π ≈ 1,77",
        "¬∞ and √∞ and √∑",
        "é™",
        "café¹²",
        "café’”",
        "enchanté…»",
        "Straße „Spaß“ ‚Öl‘",
        "Größe",
        "ÄÖÜ ÅÄÖ",
        "Å“quote”",
        "3×½",
        "×²",
        "Ελληνικά «κείμενο»",
        "Привет «мир» — да…",
        "Tiếng Việt: ĐÃ… được",
        "português: À… É” Ó“",
        "¿QUÉ? ¡OLÉ!",
        "“Ä” ‘Ö’ ‚ü‘",
        "Naïve façade",
        "…É tarde…",
        "œuvre Œuvre",
        "5 € – 6 £",
        "Ñ Ð Þ",
        "ÉCOLE”",
        "à » «",
        "“Ô”",
        "ˆÄ",
        "√2 + √3",
        "Ã‰ is how \"É\" looks when É is damaged; ü ö ä",
        "🎉 → ✅ ❌ 1\u{FE0F}\u{20E3}",
        "‚ö and ‘ä’",
        "–é",
        "Ø•",
        "ãçõ",
        "ÃÃÃ",
        "É—Ì",
        "São João – “ÃO”",
        "ALEMÃ – ITALIÔ",
        "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
        "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
        "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
        "Não há informações; a opção é obrigatória. Coração, avós.",
        "Zażółć gęślą jaźń – żółw.",
        "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
        "Привет, мир! Запись обновлена — ключ.",
        "Καλημέρα κόσμε: ημερομηνία.",
        "日本語のレコード型、タイトル。",
        "记录类型：标题、日期。",
        "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
        "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
    ]
}
