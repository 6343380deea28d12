/** What can be wrong with the JSON of a translation file, and how to mend it. */
export const jsonMistakes = {
  empty: ['The file is empty.', 'Write `{}` or the texts of the site: `{ "home.title": "…" }`.'],
  notAnObject: ['The file must be one list of ids with texts.', 'Put everything between `{` and `}`.'],
  neverClosed: ['The file ends before its "}".', 'Add `}` at the end.'],
  afterEnd: ['There is more after the closing "}".', 'Remove it, or move the texts before the `}`.'],
  conflict: [
    'Two versions of this file were not merged.',
    'Keep the right lines and remove `<<<<<<<`, `=======` and `>>>>>>>`.',
  ],
  comment: ['JSON has no comments.', 'Remove the comment.'],
  trailingComma: ['There is a comma after the last text.', 'Remove the comma.'],
  extraComma: ['There is one comma too many.', 'Remove it.'],
  missingComma: ['A comma is missing after this text.', 'Add `,` at the end of the line.'],
  missingColon: ['A ":" is missing after the id.', 'Write `"id": "text"`.'],
  missingText: ['The text of this id is missing.', 'Write it in quotes after the colon: `"id": "text"`.'],
  singleQuotes: ["' is not a quote in JSON.", 'Use straight double quotes: `"…"`.'],
  curlyQuotes: ['“ ” around an id or a text are not quotes in JSON.', 'Use straight double quotes: `"…"`.'],
  unquotedId: ['An id needs quotes.', 'Write `"id": "text"`.'],
  unquotedText: ['A text needs quotes.', 'Write `"id": "text"`.'],
  unclosedText: [
    'The quote is never closed.',
    'Add `"` at the end; for a line break inside a text write `\\n`.',
  ],
  quoteInText: [
    'This quote ends the text too early.',
    'For a quote inside a text write `\\"`, or “ ” or « ».',
  ],
  rawTab: ['There is a tab inside a text.', 'Write a space, or `\\t`.'],
  rawControl: ['There is an invisible control character inside a text.', 'Remove it.'],
  badEscape: ['"\\" has a meaning of its own in JSON.', 'For a backslash write `\\\\`.'],
  unexpected: ['An id in quotes is expected here.', 'Write `"id": "text"`.'],
} as const

export type JsonMistake = keyof typeof jsonMistakes
