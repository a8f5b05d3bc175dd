extension DiagnosticPage {
    /// What concerns the configuration, the command line and files.
    static let workspace: [DiagnosticPage] = [
        DiagnosticPage(
            "document.duplicate", "A document is named twice",
            meaning: "A schema reads each document once.",
            remedy: "Remove one of the two entries."
        ),
        DiagnosticPage(
            "file.blocked", "Something stands in the way of a file",
            meaning: "A folder, or something that is no ordinary file, stands where a file is to be written.",
            remedy: "Move it away."
        ),
        DiagnosticPage(
            "file.conflicting", "A generated file holds a merge conflict",
            meaning: "The file has the marks of a merge that is not finished.",
            remedy: "Take either side, or overwrite the file with '--force': it is generated."
        ),
        DiagnosticPage(
            "file.edited", "A generated file was edited by hand",
            meaning:
                "The file differs from what gen wrote. Nothing is written, because the edit would be lost.",
            remedy: "Put the edit into the document, or overwrite the file with '--force'."
        ),
        DiagnosticPage(
            "file.outdated", "A file is not what the documents say",
            meaning:
                "'gen check' finds that a generated file differs, is missing or is no longer generated. Its text form says so "
                + "by a status and a difference.",
            remedy: "Run 'gen', and check in what it writes."
        ),
        DiagnosticPage(
            "file.stale", "A file that is no longer generated was edited by hand",
            meaning: "gen removes files of types that are gone, but not what somebody changed.",
            remedy: "Move it away, or remove it with '--force'."
        ),
        DiagnosticPage(
            "file.unknown", "A file was not written by gen",
            meaning: "A file that gen did not write stands where one is to be written. Nothing is written.",
            remedy: "Move it away, or overwrite it with '--force'."
        ),
        DiagnosticPage(
            "file.unusable", "A file could not be read or written",
            meaning: "The system refused to read or write a file.",
            remedy: "The message tells why: check the path and the permissions."
        ),
        DiagnosticPage(
            "key.duplicate", "A key stands twice",
            meaning: "A mapping of the configuration has the same key twice.",
            remedy: "Remove one of them."
        ),
        DiagnosticPage(
            "key.missing", "A key is missing",
            meaning: "The configuration lacks something that it needs.",
            remedy: "Add the key that the message names."
        ),
        DiagnosticPage(
            "key.unknown", "A key is unknown",
            meaning:
                "The configuration has a key that means nothing. A misspelt one would otherwise be ignored.",
            remedy: "Use one of the keys that the message lists."
        ),
        DiagnosticPage(
            "option.contradiction", "Two outputs of a schema contradict each other",
            meaning:
                "All targets of a schema name its records alike, and map the same ones: else none would find what another "
                + "wrote.",
            remedy: "State the option at one output. The others follow it."
        ),
        DiagnosticPage(
            "option.unaccepted", "A target does not have an option",
            meaning: "The option makes no difference to the target.",
            remedy: "Remove it from this output."
        ),
        DiagnosticPage(
            "option.unknown", "An option is unknown",
            meaning: "No target has such an option.",
            remedy: "Use one of the options that the message lists."
        ),
        DiagnosticPage(
            "option.unused", "An option names no field",
            meaning: "An entry of 'enumTypes' fits no field of the documents, so it changes nothing.",
            remedy: "Remove it, or name a field as 'Entity.field'."
        ),
        DiagnosticPage(
            "output.duplicate", "Two outputs have one path",
            meaning: "Two outputs would write the same file or folder.",
            remedy: "Give one of them another path."
        ),
        DiagnosticPage(
            "path.invalid", "A path cannot be used",
            meaning:
                "Paths are relative to the folder of the configuration. What is generated during a build has no path.",
            remedy: "Write a relative path, or none where the build-tool plugin runs."
        ),
        DiagnosticPage(
            "path.unusable", "A file cannot have a name",
            meaning: "The name is too long, is used twice, or differs from another only by case.",
            remedy: "Give the output another path, or the record type another name."
        ),
        DiagnosticPage(
            "schema.duplicate", "Two schemas have one name",
            meaning: "Commands choose a schema by its name.",
            remedy: "Give one of them another name."
        ),
        DiagnosticPage(
            "target.unbuilt", "A build cannot use a target",
            meaning:
                "The build-tool plugin adds one Swift file to the target that is built. Other files have no place in it.",
            remedy: "Write the target's files with 'gen generate' or 'swift package gen', and check them in."
        ),
        DiagnosticPage(
            "target.unknown", "A target is unknown",
            meaning: "gen has no target of that name.",
            remedy: "Use one of the targets that the message lists."
        ),
        DiagnosticPage(
            "usage.wrong", "The command line makes no sense",
            meaning: "The arguments exclude each other, or something is missing.",
            remedy: "'gen help COMMAND' shows the command's arguments with an example."
        ),
        DiagnosticPage(
            "value.invalid", "A value is not possible",
            meaning: "The configuration has a value that the key does not take.",
            remedy: "Use one of the values that the message lists."
        ),
        DiagnosticPage(
            "value.mistyped", "A value is of the wrong kind",
            meaning: "For example a text stands where a list is wanted.",
            remedy: "Write what the message asks for."
        ),
        DiagnosticPage(
            "template.headline", "A template does not show the first line of generated files",
            meaning:
                "Every generated file begins with 'Generated by gen from …', by which readers and gen itself know it. The project's template left it out, or put it too far down. Nothing is written.",
            remedy: "Begin the template with a comment that holds '{{headline}}'."
        ),
        DiagnosticPage(
            "template.invalid", "A template is wrong",
            meaning:
                "A template of the project uses a key that its view does not have, or is no Mustache. Nothing is written.",
            remedy: "Correct the tag that the message points at; 'gen templates views NAME' lists the keys."
        ),
        DiagnosticPage(
            "template.unreadable", "The folder of templates cannot be read",
            meaning:
                "The folder that 'templates' names in the configuration is not there, or cannot be read.",
            remedy: "Correct the path, which is relative to the configuration."
        ),
        DiagnosticPage(
            "template.unused", "A template is not used",
            meaning:
                "A file in the folder of templates replaces no template of the targets that use the folder, and none of them includes it.",
            remedy: "Give it the name of a template, as 'gen templates list' shows them, or remove it."
        ),
        DiagnosticPage(
            "yaml.invalid", "The configuration is no YAML",
            meaning: "The file cannot be parsed.",
            remedy: "Mend the line that the message names."
        ),
    ]
}
