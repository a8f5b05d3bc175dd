/// The templates' bytes, embedded in the executable so that it stays one file.
package enum EmbeddedTemplates {
}
