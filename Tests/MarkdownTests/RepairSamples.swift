/// Sentences and what programs make of them, written by another implementation of the character sets (Python's).
enum RepairSamples {
    struct Sample {
        let name: String
        let meant: String
        let damaged: String
    }

    static let complete = [
        Sample(
            name: "German cp1252",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "GrÃ¶ÃŸe der Ã„nderung: fÃ¤llig fÃ¼r die Ãœbergabe â€“ geprÃ¼ft. â€žÃ–ffnenâ€œ heiÃŸt â€šaufâ€˜."
        ),
        Sample(
            name: "French cp1252", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "Ã‰tÃ© Ã\u{A0} lâ€™Ã©cole : Â« oÃ¹ Ãªtes-vous ? Â» â€” Ã§a coÃ»te 5 â‚¬, cÅ“ur."),
        Sample(
            name: "Spanish cp1252", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "Â¿QuÃ© dÃ\u{AD}a? Â¡MaÃ±ana! El niÃ±o aÃºn aÃ±ade mÃ¡s nÃºmeros: 1.Âº"),
        Sample(
            name: "Portuguese cp1252", meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "NÃ£o hÃ¡ informaÃ§Ãµes; a opÃ§Ã£o Ã© obrigatÃ³ria. CoraÃ§Ã£o, avÃ³s."),
        Sample(
            name: "Polish cp1252", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "ZaÅ¼Ã³Å‚Ä‡ gÄ™Å›lÄ… jaÅºÅ„ â€“ Å¼Ã³Å‚w."),
        Sample(
            name: "Turkish cp1252", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged: "Åžu kayÄ±t Ä°stanbulâ€™da gÃ¼ncellendi: aÄŸaÃ§, Ä±ÅŸÄ±k, Ã‡Ã–ÄžÃœÅž."),
        Sample(
            name: "Russian cp1252", meant: "Привет, мир! Запись обновлена — ключ.",
            damaged: "ÐŸÑ€Ð¸Ð²ÐµÑ‚, Ð¼Ð¸Ñ€! Ð—Ð°Ð¿Ð¸Ñ\u{81}ÑŒ Ð¾Ð±Ð½Ð¾Ð²Ð»ÐµÐ½Ð° â€” ÐºÐ»ÑŽÑ‡."),
        Sample(
            name: "Greek cp1252", meant: "Καλημέρα κόσμε: ημερομηνία.",
            damaged: "ÎšÎ±Î»Î·Î¼Î\u{AD}Ï\u{81}Î± ÎºÏŒÏƒÎ¼Îµ: Î·Î¼ÎµÏ\u{81}Î¿Î¼Î·Î½Î¯Î±."),
        Sample(
            name: "Japanese cp1252", meant: "日本語のレコード型、タイトル。",
            damaged: "æ—¥æœ¬èªžã\u{81}®ãƒ¬ã‚³ãƒ¼ãƒ‰åž‹ã€\u{81}ã‚¿ã‚¤ãƒˆãƒ«ã€‚"),
        Sample(
            name: "Chinese cp1252", meant: "记录类型：标题、日期。",
            damaged: "è®°å½•ç±»åž‹ï¼šæ\u{A0}‡é¢˜ã€\u{81}æ—¥æœŸã€‚"),
        Sample(
            name: "Emoji cp1252",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "âœ… Ja â\u{9D}Œ Nein ðŸ“‹ ðŸ”§ 1ï¸\u{8F}âƒ£ 2ï¸\u{8F}âƒ£ âš\u{A0}ï¸\u{8F} â†’ â†\u{90} â†” ðŸ“\u{9D} ðŸŽ‰ ðŸ‘\u{8D} â\u{9D}¤ï¸\u{8F} â\u{8F}° ðŸ”\u{8D}"
        ),
        Sample(
            name: "Punctuation cp1252",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged:
                "Itâ€™s â€œquotedâ€\u{9D} â€“ twice â€” reallyâ€¦ â€¢ 20 Â°C Â± 5 Ã— 3 â‰¤ 4 â‰\u{A0} 5 â„¢ Â© Â½"
        ),
        Sample(
            name: "German cp1254",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "GrÃ¶ÃŸe der Ã„nderung: fÃ¤llig fÃ¼r die Ãœbergabe â€“ geprÃ¼ft. â€\u{9E}Ã–ffnenâ€œ heiÃŸt â€šaufâ€˜."
        ),
        Sample(
            name: "French cp1254", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "Ã‰tÃ© Ã\u{A0} lâ€™Ã©cole : Â« oÃ¹ Ãªtes-vous ? Â» â€” Ã§a coÃ»te 5 â‚¬, cÅ“ur."),
        Sample(
            name: "Spanish cp1254", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "Â¿QuÃ© dÃ\u{AD}a? Â¡MaÃ±ana! El niÃ±o aÃºn aÃ±ade mÃ¡s nÃºmeros: 1.Âº"),
        Sample(
            name: "Portuguese cp1254", meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "NÃ£o hÃ¡ informaÃ§Ãµes; a opÃ§Ã£o Ã© obrigatÃ³ria. CoraÃ§Ã£o, avÃ³s."),
        Sample(
            name: "Polish cp1254", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "ZaÅ¼Ã³Å‚Ä‡ gÄ™Å›lÄ… jaÅºÅ„ â€“ Å¼Ã³Å‚w."),
        Sample(
            name: "Turkish cp1254", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged: "Å\u{9E}u kayÄ±t Ä°stanbulâ€™da gÃ¼ncellendi: aÄŸaÃ§, Ä±ÅŸÄ±k, Ã‡Ã–Ä\u{9E}ÃœÅ\u{9E}."),
        Sample(
            name: "Russian cp1254", meant: "Привет, мир! Запись обновлена — ключ.",
            damaged: "ĞŸÑ€Ğ¸Ğ²ĞµÑ‚, Ğ¼Ğ¸Ñ€! Ğ—Ğ°Ğ¿Ğ¸Ñ\u{81}ÑŒ Ğ¾Ğ±Ğ½Ğ¾Ğ²Ğ»ĞµĞ½Ğ° â€” ĞºĞ»Ñ\u{8E}Ñ‡."),
        Sample(
            name: "Greek cp1254", meant: "Καλημέρα κόσμε: ημερομηνία.",
            damaged: "ÎšÎ±Î»Î·Î¼Î\u{AD}Ï\u{81}Î± ÎºÏŒÏƒÎ¼Îµ: Î·Î¼ÎµÏ\u{81}Î¿Î¼Î·Î½Î¯Î±."),
        Sample(
            name: "Japanese cp1254", meant: "日本語のレコード型、タイトル。",
            damaged: "æ—¥æœ¬èª\u{9E}ã\u{81}®ãƒ¬ã‚³ãƒ¼ãƒ‰å\u{9E}‹ã€\u{81}ã‚¿ã‚¤ãƒˆãƒ«ã€‚"),
        Sample(
            name: "Chinese cp1254", meant: "记录类型：标题、日期。",
            damaged: "è®°å½•ç±»å\u{9E}‹ï¼šæ\u{A0}‡é¢˜ã€\u{81}æ—¥æœŸã€‚"),
        Sample(
            name: "Emoji cp1254",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "âœ… Ja â\u{9D}Œ Nein ğŸ“‹ ğŸ”§ 1ï¸\u{8F}âƒ£ 2ï¸\u{8F}âƒ£ âš\u{A0}ï¸\u{8F} â†’ â†\u{90} â†” ğŸ“\u{9D} ğŸ\u{8E}‰ ğŸ‘\u{8D} â\u{9D}¤ï¸\u{8F} â\u{8F}° ğŸ”\u{8D}"
        ),
        Sample(
            name: "Punctuation cp1254",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged:
                "Itâ€™s â€œquotedâ€\u{9D} â€“ twice â€” reallyâ€¦ â€¢ 20 Â°C Â± 5 Ã— 3 â‰¤ 4 â‰\u{A0} 5 â„¢ Â© Â½"
        ),
        Sample(
            name: "German mac_roman",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "Gr√∂√üe der √Ñnderung: f√§llig f√ºr die √úbergabe ‚Äì gepr√ºft. ‚Äû√ñffnen‚Äú hei√üt ‚Äöauf‚Äò."
        ),
        Sample(
            name: "French mac_roman", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "√ât√© √† l‚Äô√©cole : ¬´ o√π √™tes-vous ? ¬ª ‚Äî √ßa co√ªte 5 ‚Ç¨, c≈ìur."),
        Sample(
            name: "Spanish mac_roman", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "¬øQu√© d√≠a? ¬°Ma√±ana! El ni√±o a√∫n a√±ade m√°s n√∫meros: 1.¬∫"),
        Sample(
            name: "Portuguese mac_roman", meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "N√£o h√° informa√ß√µes; a op√ß√£o √© obrigat√≥ria. Cora√ß√£o, av√≥s."),
        Sample(
            name: "Polish mac_roman", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "Za≈º√≥≈Çƒá gƒô≈õlƒÖ ja≈∫≈Ñ ‚Äì ≈º√≥≈Çw."),
        Sample(
            name: "Turkish mac_roman", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged: "≈ûu kayƒ±t ƒ∞stanbul‚Äôda g√ºncellendi: aƒüa√ß, ƒ±≈üƒ±k, √á√ñƒû√ú≈û."),
        Sample(
            name: "Russian mac_roman", meant: "Привет, мир! Запись обновлена — ключ.",
            damaged: "–ü—Ä–∏–≤–µ—Ç, –º–∏—Ä! –ó–∞–ø–∏—Å—å –æ–±–Ω–æ–≤–ª–µ–Ω–∞ ‚Äî –∫–ª—é—á."),
        Sample(
            name: "Greek mac_roman", meant: "Καλημέρα κόσμε: ημερομηνία.",
            damaged: "ŒöŒ±ŒªŒ∑ŒºŒ≠œÅŒ± Œ∫œåœÉŒºŒµ: Œ∑ŒºŒµœÅŒøŒºŒ∑ŒΩŒØŒ±."),
        Sample(
            name: "Japanese mac_roman", meant: "日本語のレコード型、タイトル。",
            damaged: "Êó•Êú¨Ë™û„ÅÆ„É¨„Ç≥„Éº„ÉâÂûã„ÄÅ„Çø„Ç§„Éà„É´„ÄÇ"),
        Sample(
            name: "Chinese mac_roman", meant: "记录类型：标题、日期。",
            damaged: "ËÆ∞ÂΩïÁ±ªÂûãÔºöÊ†áÈ¢ò„ÄÅÊó•Êúü„ÄÇ"),
        Sample(
            name: "Emoji mac_roman",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "‚úÖ Ja ‚ùå Nein \u{F8FF}üìã \u{F8FF}üîß 1Ô∏è‚É£ 2Ô∏è‚É£ ‚ö†Ô∏è ‚Üí ‚Üê ‚Üî \u{F8FF}üìù \u{F8FF}üéâ \u{F8FF}üëç ‚ù§Ô∏è ‚è∞ \u{F8FF}üîç"
        ),
        Sample(
            name: "Punctuation mac_roman",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged: "It‚Äôs ‚Äúquoted‚Äù ‚Äì twice ‚Äî really‚Ä¶ ‚Ä¢ 20 ¬∞C ¬± 5 √ó 3 ‚â§ 4 ‚â† 5 ‚Ñ¢ ¬© ¬Ω"),
    ]

    /// Bytes that the character set leaves undefined were dropped or replaced.
    static let lossy = [
        Sample(
            name: "German cp1252 drop",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "GrÃ¶ÃŸe der Ã„nderung: fÃ¤llig fÃ¼r die Ãœbergabe â€“ geprÃ¼ft. â€žÃ–ffnenâ€œ heiÃŸt â€šaufâ€˜."
        ),
        Sample(
            name: "French cp1252 drop", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "Ã‰tÃ© Ã\u{A0} lâ€™Ã©cole : Â« oÃ¹ Ãªtes-vous ? Â» â€” Ã§a coÃ»te 5 â‚¬, cÅ“ur."),
        Sample(
            name: "Spanish cp1252 drop", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "Â¿QuÃ© dÃ\u{AD}a? Â¡MaÃ±ana! El niÃ±o aÃºn aÃ±ade mÃ¡s nÃºmeros: 1.Âº"),
        Sample(
            name: "Portuguese cp1252 drop",
            meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "NÃ£o hÃ¡ informaÃ§Ãµes; a opÃ§Ã£o Ã© obrigatÃ³ria. CoraÃ§Ã£o, avÃ³s."),
        Sample(
            name: "Polish cp1252 drop", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "ZaÅ¼Ã³Å‚Ä‡ gÄ™Å›lÄ… jaÅºÅ„ â€“ Å¼Ã³Å‚w."),
        Sample(
            name: "Turkish cp1252 drop", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged: "Åžu kayÄ±t Ä°stanbulâ€™da gÃ¼ncellendi: aÄŸaÃ§, Ä±ÅŸÄ±k, Ã‡Ã–ÄžÃœÅž."),
        Sample(
            name: "Emoji cp1252 drop",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged: "âœ… Ja âŒ Nein ðŸ“‹ ðŸ”§ 1ï¸âƒ£ 2ï¸âƒ£ âš\u{A0}ï¸ â†’ â† â†” ðŸ“ ðŸŽ‰ ðŸ‘ â¤ï¸ â° ðŸ”"),
        Sample(
            name: "Punctuation cp1252 drop",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged:
                "Itâ€™s â€œquotedâ€ â€“ twice â€” reallyâ€¦ â€¢ 20 Â°C Â± 5 Ã— 3 â‰¤ 4 â‰\u{A0} 5 â„¢ Â© Â½"),
        Sample(
            name: "German cp1252 fffd",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "GrÃ¶ÃŸe der Ã„nderung: fÃ¤llig fÃ¼r die Ãœbergabe â€“ geprÃ¼ft. â€žÃ–ffnenâ€œ heiÃŸt â€šaufâ€˜."
        ),
        Sample(
            name: "French cp1252 fffd", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "Ã‰tÃ© Ã\u{A0} lâ€™Ã©cole : Â« oÃ¹ Ãªtes-vous ? Â» â€” Ã§a coÃ»te 5 â‚¬, cÅ“ur."),
        Sample(
            name: "Spanish cp1252 fffd", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "Â¿QuÃ© dÃ\u{AD}a? Â¡MaÃ±ana! El niÃ±o aÃºn aÃ±ade mÃ¡s nÃºmeros: 1.Âº"),
        Sample(
            name: "Portuguese cp1252 fffd",
            meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "NÃ£o hÃ¡ informaÃ§Ãµes; a opÃ§Ã£o Ã© obrigatÃ³ria. CoraÃ§Ã£o, avÃ³s."),
        Sample(
            name: "Polish cp1252 fffd", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "ZaÅ¼Ã³Å‚Ä‡ gÄ™Å›lÄ… jaÅºÅ„ â€“ Å¼Ã³Å‚w."),
        Sample(
            name: "Turkish cp1252 fffd", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged: "Åžu kayÄ±t Ä°stanbulâ€™da gÃ¼ncellendi: aÄŸaÃ§, Ä±ÅŸÄ±k, Ã‡Ã–ÄžÃœÅž."),
        Sample(
            name: "Emoji cp1252 fffd",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "âœ… Ja â\u{FFFD}Œ Nein ðŸ“‹ ðŸ”§ 1ï¸\u{FFFD}âƒ£ 2ï¸\u{FFFD}âƒ£ âš\u{A0}ï¸\u{FFFD} â†’ â†\u{FFFD} â†” ðŸ“\u{FFFD} ðŸŽ‰ ðŸ‘\u{FFFD} â\u{FFFD}¤ï¸\u{FFFD} â\u{FFFD}° ðŸ”\u{FFFD}"
        ),
        Sample(
            name: "Punctuation cp1252 fffd",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged:
                "Itâ€™s â€œquotedâ€\u{FFFD} â€“ twice â€” reallyâ€¦ â€¢ 20 Â°C Â± 5 Ã— 3 â‰¤ 4 â‰\u{A0} 5 â„¢ Â© Â½"
        ),
        Sample(
            name: "German cp1252 ask",
            meant: "Größe der Änderung: fällig für die Übergabe – geprüft. „Öffnen“ heißt ‚auf‘.",
            damaged:
                "GrÃ¶ÃŸe der Ã„nderung: fÃ¤llig fÃ¼r die Ãœbergabe â€“ geprÃ¼ft. â€žÃ–ffnenâ€œ heiÃŸt â€šaufâ€˜."
        ),
        Sample(
            name: "French cp1252 ask", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "Ã‰tÃ© Ã\u{A0} lâ€™Ã©cole : Â« oÃ¹ Ãªtes-vous ? Â» â€” Ã§a coÃ»te 5 â‚¬, cÅ“ur."),
        Sample(
            name: "Spanish cp1252 ask", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "Â¿QuÃ© dÃ\u{AD}a? Â¡MaÃ±ana! El niÃ±o aÃºn aÃ±ade mÃ¡s nÃºmeros: 1.Âº"),
        Sample(
            name: "Portuguese cp1252 ask", meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "NÃ£o hÃ¡ informaÃ§Ãµes; a opÃ§Ã£o Ã© obrigatÃ³ria. CoraÃ§Ã£o, avÃ³s."),
        Sample(
            name: "Polish cp1252 ask", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "ZaÅ¼Ã³Å‚Ä‡ gÄ™Å›lÄ… jaÅºÅ„ â€“ Å¼Ã³Å‚w."),
        Sample(
            name: "Turkish cp1252 ask", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged: "Åžu kayÄ±t Ä°stanbulâ€™da gÃ¼ncellendi: aÄŸaÃ§, Ä±ÅŸÄ±k, Ã‡Ã–ÄžÃœÅž."),
        Sample(
            name: "Emoji cp1252 ask",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "âœ… Ja â?Œ Nein ðŸ“‹ ðŸ”§ 1ï¸?âƒ£ 2ï¸?âƒ£ âš\u{A0}ï¸? â†’ â†? â†” ðŸ“? ðŸŽ‰ ðŸ‘? â?¤ï¸? â?° ðŸ”?"
        ),
        Sample(
            name: "Punctuation cp1252 ask",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged:
                "Itâ€™s â€œquotedâ€? â€“ twice â€” reallyâ€¦ â€¢ 20 Â°C Â± 5 Ã— 3 â‰¤ 4 â‰\u{A0} 5 â„¢ Â© Â½"),
        Sample(
            name: "French cp1254 drop", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "Ã‰tÃ© Ã\u{A0} lâ€™Ã©cole : Â« oÃ¹ Ãªtes-vous ? Â» â€” Ã§a coÃ»te 5 â‚¬, cÅ“ur."),
        Sample(
            name: "Spanish cp1254 drop", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "Â¿QuÃ© dÃ\u{AD}a? Â¡MaÃ±ana! El niÃ±o aÃºn aÃ±ade mÃ¡s nÃºmeros: 1.Âº"),
        Sample(
            name: "Portuguese cp1254 drop",
            meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "NÃ£o hÃ¡ informaÃ§Ãµes; a opÃ§Ã£o Ã© obrigatÃ³ria. CoraÃ§Ã£o, avÃ³s."),
        Sample(
            name: "Polish cp1254 drop", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "ZaÅ¼Ã³Å‚Ä‡ gÄ™Å›lÄ… jaÅºÅ„ â€“ Å¼Ã³Å‚w."),
        Sample(
            name: "Turkish cp1254 drop", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged: "Åu kayÄ±t Ä°stanbulâ€™da gÃ¼ncellendi: aÄŸaÃ§, Ä±ÅŸÄ±k, Ã‡Ã–ÄÃœÅ."),
        Sample(
            name: "Emoji cp1254 drop",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged: "âœ… Ja âŒ Nein ğŸ“‹ ğŸ”§ 1ï¸âƒ£ 2ï¸âƒ£ âš\u{A0}ï¸ â†’ â† â†” ğŸ“ ğŸ‰ ğŸ‘ â¤ï¸ â° ğŸ”"),
        Sample(
            name: "Punctuation cp1254 drop",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged:
                "Itâ€™s â€œquotedâ€ â€“ twice â€” reallyâ€¦ â€¢ 20 Â°C Â± 5 Ã— 3 â‰¤ 4 â‰\u{A0} 5 â„¢ Â© Â½"),
        Sample(
            name: "French cp1254 fffd", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "Ã‰tÃ© Ã\u{A0} lâ€™Ã©cole : Â« oÃ¹ Ãªtes-vous ? Â» â€” Ã§a coÃ»te 5 â‚¬, cÅ“ur."),
        Sample(
            name: "Spanish cp1254 fffd", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "Â¿QuÃ© dÃ\u{AD}a? Â¡MaÃ±ana! El niÃ±o aÃºn aÃ±ade mÃ¡s nÃºmeros: 1.Âº"),
        Sample(
            name: "Portuguese cp1254 fffd",
            meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "NÃ£o hÃ¡ informaÃ§Ãµes; a opÃ§Ã£o Ã© obrigatÃ³ria. CoraÃ§Ã£o, avÃ³s."),
        Sample(
            name: "Polish cp1254 fffd", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "ZaÅ¼Ã³Å‚Ä‡ gÄ™Å›lÄ… jaÅºÅ„ â€“ Å¼Ã³Å‚w."),
        Sample(
            name: "Turkish cp1254 fffd", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged:
                "Å\u{FFFD}u kayÄ±t Ä°stanbulâ€™da gÃ¼ncellendi: aÄŸaÃ§, Ä±ÅŸÄ±k, Ã‡Ã–Ä\u{FFFD}ÃœÅ\u{FFFD}."),
        Sample(
            name: "Emoji cp1254 fffd",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "âœ… Ja â\u{FFFD}Œ Nein ğŸ“‹ ğŸ”§ 1ï¸\u{FFFD}âƒ£ 2ï¸\u{FFFD}âƒ£ âš\u{A0}ï¸\u{FFFD} â†’ â†\u{FFFD} â†” ğŸ“\u{FFFD} ğŸ\u{FFFD}‰ ğŸ‘\u{FFFD} â\u{FFFD}¤ï¸\u{FFFD} â\u{FFFD}° ğŸ”\u{FFFD}"
        ),
        Sample(
            name: "Punctuation cp1254 fffd",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged:
                "Itâ€™s â€œquotedâ€\u{FFFD} â€“ twice â€” reallyâ€¦ â€¢ 20 Â°C Â± 5 Ã— 3 â‰¤ 4 â‰\u{A0} 5 â„¢ Â© Â½"
        ),
        Sample(
            name: "French cp1254 ask", meant: "Été à l’école : « où êtes-vous ? » — ça coûte 5 €, cœur.",
            damaged: "Ã‰tÃ© Ã\u{A0} lâ€™Ã©cole : Â« oÃ¹ Ãªtes-vous ? Â» â€” Ã§a coÃ»te 5 â‚¬, cÅ“ur."),
        Sample(
            name: "Spanish cp1254 ask", meant: "¿Qué día? ¡Mañana! El niño aún añade más números: 1.º",
            damaged: "Â¿QuÃ© dÃ\u{AD}a? Â¡MaÃ±ana! El niÃ±o aÃºn aÃ±ade mÃ¡s nÃºmeros: 1.Âº"),
        Sample(
            name: "Portuguese cp1254 ask", meant: "Não há informações; a opção é obrigatória. Coração, avós.",
            damaged: "NÃ£o hÃ¡ informaÃ§Ãµes; a opÃ§Ã£o Ã© obrigatÃ³ria. CoraÃ§Ã£o, avÃ³s."),
        Sample(
            name: "Polish cp1254 ask", meant: "Zażółć gęślą jaźń – żółw.",
            damaged: "ZaÅ¼Ã³Å‚Ä‡ gÄ™Å›lÄ… jaÅºÅ„ â€“ Å¼Ã³Å‚w."),
        Sample(
            name: "Turkish cp1254 ask", meant: "Şu kayıt İstanbul’da güncellendi: ağaç, ışık, ÇÖĞÜŞ.",
            damaged: "Å?u kayÄ±t Ä°stanbulâ€™da gÃ¼ncellendi: aÄŸaÃ§, Ä±ÅŸÄ±k, Ã‡Ã–Ä?ÃœÅ?."),
        Sample(
            name: "Emoji cp1254 ask",
            meant: "✅ Ja ❌ Nein 📋 🔧 1\u{FE0F}\u{20E3} 2\u{FE0F}\u{20E3} ⚠\u{FE0F} → ← ↔ 📝 🎉 👍 ❤\u{FE0F} ⏰ 🔍",
            damaged:
                "âœ… Ja â?Œ Nein ğŸ“‹ ğŸ”§ 1ï¸?âƒ£ 2ï¸?âƒ£ âš\u{A0}ï¸? â†’ â†? â†” ğŸ“? ğŸ?‰ ğŸ‘? â?¤ï¸? â?° ğŸ”?"
        ),
        Sample(
            name: "Punctuation cp1254 ask",
            meant: "It’s “quoted” – twice — really… • 20 °C ± 5 × 3 ≤ 4 ≠ 5 ™ © ½",
            damaged:
                "Itâ€™s â€œquotedâ€? â€“ twice â€” reallyâ€¦ â€¢ 20 Â°C Â± 5 Ã— 3 â‰¤ 4 â‰\u{A0} 5 â„¢ Â© Â½"),
    ]
}
