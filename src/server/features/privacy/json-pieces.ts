/**
 * Yields the text of `JSON.stringify(content, null, 2)`, for a list item by item, so that it is never whole in
 * memory.
 */
export function* jsonPieces(content: unknown): Generator<string> {
  if (!Array.isArray(content) || content.length === 0) {
    yield JSON.stringify(content, null, 2)
    return
  }
  for (const [index, item] of content.entries()) {
    // Line breaks inside a text are escaped ('\\n'), so these belong to the layout.
    const text = (JSON.stringify(item, null, 2) ?? 'null').replaceAll('\n', '\n  ')
    yield `${index === 0 ? '[' : ','}\n  ${text}`
  }
  yield '\n]'
}
