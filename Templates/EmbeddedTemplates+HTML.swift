extension EmbeddedTemplates {
    package static var htmlPage: [UInt8] { PackageResources.html_page_mustache }
    package static var htmlStyle: [UInt8] { PackageResources.html_style_mustache }
    package static var htmlScript: [UInt8] { PackageResources.html_script_mustache }
}
