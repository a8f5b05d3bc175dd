"""A client of `gen lsp` made with pygls, which refuses whatever the protocol does not allow.

Arguments: the server and a document. It opens the document, edits it, asks for everything that the server offers, and
prints what it got, a line each.
"""

import asyncio
import pathlib
import sys

from lsprotocol import types
from pygls.lsp import client as pygls_client

Client = getattr(pygls_client, "LanguageClient", None) or pygls_client.BaseLanguageClient
PATIENCE = 20 * 60


class Editor:
    def __init__(self, server, path):
        self.server = server
        self.uri = pathlib.Path(path).absolute().as_uri()
        self.lines = pathlib.Path(path).read_text(encoding="utf-8").split("\n")
        self.client = Client("gen-tests", "1")
        self.published = asyncio.Queue()
        self.version = 1

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(parameters):
            self.published.put_nowait(parameters)

    @property
    def document(self):
        return types.TextDocumentIdentifier(self.uri)

    async def findings(self):
        """Those on the newest version."""
        while True:
            published = await asyncio.wait_for(self.published.get(), PATIENCE)
            if published.uri == self.uri and published.version == self.version:
                return sorted(str(diagnostic.code) for diagnostic in published.diagnostics)

    def place(self, text):
        """In UTF-8, as was negotiated."""
        for number, line in enumerate(self.lines):
            if text in line:
                return types.Position(number, len(line[: line.index(text)].encode()))
        raise LookupError(text)

    async def start(self):
        await self.client.start_io(self.server, "lsp", "--stdio")
        capabilities = types.ClientCapabilities(
            general=types.GeneralClientCapabilities(position_encodings=["utf-16", "utf-8"]),
            text_document=types.TextDocumentClientCapabilities(
                document_symbol=types.DocumentSymbolClientCapabilities(
                    hierarchical_document_symbol_support=True
                ),
                hover=types.HoverClientCapabilities(content_format=["markdown"]),
            ),
            workspace=types.WorkspaceClientCapabilities(
                workspace_edit=types.WorkspaceEditClientCapabilities(document_changes=True)
            ),
        )
        result = await self.client.initialize_async(types.InitializeParams(capabilities=capabilities))
        self.client.initialized(types.InitializedParams())
        return result

    def open(self):
        self.client.text_document_did_open(
            types.DidOpenTextDocumentParams(
                types.TextDocumentItem(self.uri, "markdown", self.version, "\n".join(self.lines))
            )
        )

    def replace(self, old, new):
        start = self.place(old)
        end = types.Position(start.line, start.character + len(old.encode()))
        self.lines[start.line] = self.lines[start.line].replace(old, new, 1)
        self.version += 1
        self.client.text_document_did_change(
            types.DidChangeTextDocumentParams(
                types.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri),
                [types.TextDocumentContentChangePartial(types.Range(start, end), new)],
            )
        )


async def main(server, path):
    editor = Editor(server, path)
    client = editor.client
    result = await editor.start()
    print("encoding", result.capabilities.position_encoding)
    editor.open()
    print("findings", *await editor.findings())
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            editor.document,
            types.Range(editor.place("Strng"), editor.place("Strng")),
            types.CodeActionContext([]),
        )
    )
    print("actions", *[action.title for action in actions])
    for old, new in [("Strng", "Stri"), ("Stri ", "Strin "), ("Strin ", "String ")]:
        editor.replace(old, new)
    print("findings", *await editor.findings())
    title = editor.place("title")
    hover = await client.text_document_hover_async(types.HoverParams(editor.document, title))
    print("hover", hover.contents.kind.value, hover.contents.value.split("\n")[1])
    completion = await client.text_document_completion_async(
        types.CompletionParams(editor.document, editor.place("Int64"))
    )
    print("completion", *[item.label for item in completion][:3])
    definition = await client.text_document_definition_async(
        types.DefinitionParams(editor.document, editor.place("Deck` it"))
    )
    print("definition", *[location.range.start.line for location in definition])
    references = await client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), editor.document, title)
    )
    print("references", *[location.range.start.line for location in references])
    outline = await client.text_document_document_symbol_async(
        types.DocumentSymbolParams(editor.document)
    )
    print("outline", *[symbol.name + str(len(symbol.children)) for symbol in outline])
    prepared = await client.text_document_prepare_rename_async(
        types.PrepareRenameParams(editor.document, title)
    )
    print("prepared", prepared.placeholder)
    edit = await client.text_document_rename_async(
        types.RenameParams(editor.document, title, "heading")
    )
    change = edit.document_changes[0]
    print("rename", change.text_document.version, len(change.edits))
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()


asyncio.run(main(*sys.argv[1:]))
