/** Around a mark, in characters: a CV of one column has whole paragraphs in a line. */
const longestLine = 200

interface Span {
  start: number
  end: number
}

/**
 * Cuts the line around each mark out of a text, on whole words when it is long. Marks that stand in one piece share it, so that a
 * paragraph that says five things is quoted once.
 */
export function lineAround(text: string): (mark: Span) => string {
  const cut: (Span & { line: string })[] = []
  return (mark) => {
    const known = cut.find(({ start, end }) => start <= mark.start && mark.end <= end)
    if (known) return known.line
    const from = text.lastIndexOf('\n', mark.start) + 1
    const to = text.indexOf('\n', mark.end)
    const line = text.slice(from, to === -1 ? undefined : to)
    const { start, end } = spanOf(line, { start: mark.start - from, end: mark.end - from })
    const piece = { start: from + start, end: from + end, line: written(line, { start, end }) }
    cut.push(piece)
    return piece.line
  }
}

/** The beginning of a line that is long. */
export const beginning = (line: string): string => {
  const span = spanOf(line, { start: 0, end: Math.min(line.length, longestLine) })
  return written(line, span)
}

function spanOf(line: string, { start, end }: Span): Span {
  if (line.length <= longestLine) return { start: 0, end: line.length }
  const spare = Math.max(0, Math.floor((longestLine - (end - start)) / 2))
  const left = start <= spare ? 0 : line.indexOf(' ', start - spare)
  const right = end + spare >= line.length ? line.length : line.lastIndexOf(' ', end + spare)
  return { start: left === -1 || left > start ? start : left, end: right < end ? end : right }
}

const written = (line: string, { start, end }: Span): string =>
  `${start > 0 ? '…' : ''}${line.slice(start, end).trim()}${end < line.length ? '…' : ''}`
