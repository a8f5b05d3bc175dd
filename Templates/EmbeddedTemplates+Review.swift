extension EmbeddedTemplates {
    package static var reviewPage: [UInt8] { PackageResources.review_page_mustache }
    package static var reviewBlock: [UInt8] { PackageResources.review_block_mustache }
    package static var reviewStyle: [UInt8] { PackageResources.review_style_mustache }
}
