/** A place of a rendered page, in UTF-16 units, and what stands there when it is sent. */
export interface Edit {
  at: number
  length: number
  text: string
}

/**
 * The page in pieces, with the edits made, in the order in which they are sent. No piece is a copy: each new text of a whole
 * page costs as much as a tenth of rendering it. Edits must not overlap.
 */
export function editPage(html: string, edits: readonly Edit[]): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { at, length, text } of edits.toSorted((a, b) => a.at - b.at)) {
    pieces.push(html.slice(from, at), text)
    from = at + length
  }
  return [...pieces, html.slice(from)]
}
