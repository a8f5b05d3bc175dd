-- Runs within Neovim: opens a document with `gen lsp`, edits it as a person does, and writes down what the editor has.
-- The environment names the server, the document and the file to write.

local lines = {}
local patience = 20 * 60 * 1000

local function note(text) table.insert(lines, text) end

local function finish()
  vim.fn.writefile(lines, vim.env.GEN_REPORT)
  vim.cmd("qall!")
end

local function codes()
  local found = {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do table.insert(found, diagnostic.code) end
  table.sort(found)
  return table.concat(found, " ")
end

local function wait_for(what, condition)
  if vim.wait(patience, condition, 20) then return end
  note("no " .. what .. " came; there is: " .. codes())
  finish()
end

local function has(code)
  return function() return string.find(codes(), code, 1, true) ~= nil end
end

local function has_not(code)
  return function() return not has(code)() end
end

local function ask(method, parameters)
  local answers = vim.lsp.buf_request_sync(0, method, parameters, patience)
  for _, answer in pairs(answers or {}) do return answer.result end
end

local function row_of(text)
  for row, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
    local column = string.find(line, text, 1, true)
    if column then return row - 1, column - 1 end
  end
end

local function replace(old, new)
  local row, column = row_of(old)
  vim.api.nvim_buf_set_text(0, row, column, row, column + #old, { new })
end

local function put_cursor_on(text)
  local row, column = row_of(text)
  vim.api.nvim_win_set_cursor(0, { row + 1, column })
end

vim.cmd("edit " .. vim.fn.fnameescape(vim.env.GEN_DOCUMENT))
local client = vim.lsp.start_client({ name = "gen", cmd = { vim.env.GEN_SERVER, "lsp" }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(0, client)

wait_for("finding", has("type.unknown"))
note("found: type.unknown")

local row, column = row_of("Strng")
local place = { line = row, character = column }
local actions = ask("textDocument/codeAction", {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = { start = place, ["end"] = place },
  context = { diagnostics = {} },
})
note("action: " .. actions[1].title)
vim.lsp.util.apply_workspace_edit(actions[1].edit, vim.lsp.get_client_by_id(client).offset_encoding)
wait_for("correction", has_not("type.unknown"))
note("corrected: " .. vim.api.nvim_buf_get_lines(0, row, row + 1, false)[1])

replace("Int64", "Intt64")
wait_for("finding after an edit", has("type.unknown"))
replace("Intt64", "Int64")
wait_for("end of the finding", has_not("type.unknown"))
note("followed edits")

put_cursor_on("title")
local hover = ask("textDocument/hover", vim.lsp.util.make_position_params())
local text = type(hover.contents) == "table" and hover.contents.value or hover.contents
note("hover: " .. string.match(text, "Deck%.%w+"))

vim.lsp.buf.rename("heading")
wait_for("new name", function() return row_of("`title`") == nil end)
for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do
  if string.find(line, "heading", 1, true) then note("renamed: " .. line) end
end

vim.lsp.stop_client(client)
wait_for("end of the server", function() return vim.lsp.get_client_by_id(client) == nil end)
note("stopped")
finish()
