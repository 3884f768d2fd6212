/** What `JSON.stringify(content, null, 2)` writes, of a list item by item: none of it need be there as a whole. */
export function* jsonPieces(content: unknown): Generator<string> {
  if (!Array.isArray(content) || content.length === 0) {
    yield JSON.stringify(content, null, 2)
    return
  }
  for (const [index, item] of content.entries()) {
    // A line break in a text is written as '\\n': these are those of the layout.
    const text = (JSON.stringify(item, null, 2) ?? 'null').replaceAll('\n', '\n  ')
    yield `${index === 0 ? '[' : ','}\n  ${text}`
  }
  yield '\n]'
}
