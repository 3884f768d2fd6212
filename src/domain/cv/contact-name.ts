import { type Found, isDocumentTitle } from './contact-found.ts'
import { headingKind } from './headings.ts'
import { isPlace } from './places.ts'
import type { Section } from './sections.ts'
import type { Line } from './text-line.ts'
import { organisationLikeness, positionLikeness } from './words.ts'

const NAME_WORD = /^(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?|de|del|la|las|los|y|da|dos|von|van|san|santa)$/u

/** How many words a name has, small ones apart. */
export const nameWords = (text: string) => text.split(/\s+/).filter((word) => word.length > 2).length

/** What follows a name on its line: 'Brayan Huayta Poma - Soporte técnico'. */
const BEHIND = /\s+[|·•–—-]\s+.*$/s

/** A name breaks into at most this many lines. */
const MOST_LINES = 5

/** The biggest line of the top that is made like a name. */
export function findName(sections: readonly Section[]): Found | null {
  let best: Found | null = null
  let bestPoints = 0
  for (const section of sections.filter(({ kind }) => kind === 'header' || kind === 'contact')) {
    for (const [index, line] of section.lines.entries()) {
      for (const first of nameParts(line)) {
        const points =
          namePoints(first.text.replace(BEHIND, ''), first.size) +
          (index === 0 ? 3 : 0) -
          index * 0.5 -
          (line.page - 1) * 10
        if (points <= bestPoints || points < 4) continue
        best = wholeName(first, line, section.lines.slice(index + 1))
        bestPoints = points
      }
    }
  }
  return best
}

/** The pieces of a line; words in large letters of one size are one, however far apart they are set. */
function nameParts(line: Line): { text: string; size: number; x: number; right: number }[] {
  const [first, ...others] = line.pieces
  const isOne =
    others.length > 0 &&
    first!.size >= LARGE &&
    others.every(({ size, text }) => Math.abs(size - first!.size) < 0.5 && isNameLike(text))
  if (!isOne || !isNameLike(first!.text)) return line.pieces
  return [{ ...first!, text: line.pieces.map(({ text }) => text).join(' '), right: line.right }]
}

/** Letters of this size and above may break a name. */
const LARGE = 14

/** A name in large letters with the lines into which it breaks: those of its size right below it. Other columns may have lines in between. */
function wholeName(
  first: { text: string; size: number; x: number; right: number },
  line: Line,
  below: readonly Line[],
): Found {
  const lines = [line]
  let value = first.text.replace(BEHIND, '')
  if (first.size < LARGE || value !== first.text) return { value, lines }
  for (let count = 1; count < MOST_LINES; count++) {
    const above = lines.at(-1)!
    const next = below
      .slice(0, MOST_LINES * 3)
      .find(
        (other) =>
          !lines.includes(other) &&
          other.y > above.y &&
          other.x < first.right &&
          other.right > first.x &&
          other.y - above.y < above.size * 1.6,
      )
    if (!next || next.size < 13) break
    const isSameSize = Math.abs(next.size - first.size) < 0.5
    const text = next.text.replace(BEHIND, '')
    if (!isSameSize && (Math.abs(next.size - first.size) >= first.size * 0.3 || nameWords(value) > 3)) break
    if (
      !isNameLike(text) ||
      positionLikeness(text) > 0 ||
      nameWords(text) > (isSameSize ? 4 : 2) ||
      nameWords(value) > 6
    )
      break
    value += ` ${text}`
    lines.push(next)
    if (text !== next.text) break
  }
  return { value, lines }
}

function isNameLike(text: string): boolean {
  const words = text.replace(/,/g, ' ').trim().split(/\s+/)
  return (
    words.length <= 8 &&
    words.every((word) => NAME_WORD.test(word)) &&
    headingKind(text) === null &&
    !isDocumentTitle(text)
  )
}

function namePoints(text: string, size: number): number {
  if (!isNameLike(text)) return 0
  const count = nameWords(text)
  const penalty =
    (positionLikeness(text) > 0.6 ? 6 : 0) +
    (organisationLikeness(text) > 0 ? 3 : 0) +
    (isPlace(text) ? 4 : 0) +
    (count < 2 ? 3 : 0)
  return 4 + size / 3 - penalty
}
