/** The blocks of a job's text for display. A paragraph may contain line breaks (`white-space: pre-line`). */
export type TextBlock = { type: 'p'; text: string } | { type: 'ul'; items: string[] }

// '1.5 años' and '-5%' are not list items; '1. Vender', '2) Cobrar', '- Atender' and '-Atender' are.
const BULLET = /^\s*(?:[*•·●▪◦➢➤✓✔]\s*|¿\s+|[-–—](?:\s+|(?=\p{L}))|\d{1,2}[.)](?!\d)\s*)(?=\S)/u

/** Whether a line is an item of a list. */
export const startsItem = (line: string): boolean => BULLET.test(line)

/** Splits plain text into paragraphs (at blank lines) and lists (lines that start with a bullet or a number). */
export function toBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let isNewParagraph = true
  for (const rawLine of text.split(/\r\n?|\n/)) {
    const line = rawLine.trimEnd()
    if (line.trim() === '') {
      isNewParagraph = true
      continue
    }
    const last = blocks.at(-1)
    const bullet = BULLET.exec(line)
    if (bullet) {
      const item = line.slice(bullet[0].length).trim()
      if (last?.type === 'ul') last.items.push(item)
      else blocks.push({ type: 'ul', items: [item] })
    } else if (last?.type === 'p' && !isNewParagraph) last.text += `\n${line.trim()}`
    else blocks.push({ type: 'p', text: line.trim() })
    isNewParagraph = false
  }
  return blocks
}

/** The text on one line without bullets, for list previews. */
export function toLine(text: string): string {
  return toBlocks(text)
    .map((block) => (block.type === 'p' ? block.text.replaceAll('\n', ' ') : block.items.join(' · ')))
    .join(' ')
}
