import { type Found, isDocumentTitle } from './contact-found.ts'
import { headingKind } from './headings.ts'
import { isPlace } from './places.ts'
import type { Section } from './sections.ts'
import { organisationLikeness, positionLikeness } from './words.ts'

const NAME_WORD = /^(?:\p{Lu}[\p{L}'’-]+|\p{Lu}\.?|de|del|la|las|los|y|da|dos|von|van|san|santa)$/u

/** How many words a name has, small ones apart. */
export const nameWords = (text: string) => text.split(/\s+/).filter((word) => word.length > 2).length

/** The biggest line of the top that is made like a name. */
export function findName(sections: readonly Section[]): Found | null {
  let best: Found | null = null
  let bestPoints = 0
  for (const section of sections.filter(({ kind }) => kind === 'header' || kind === 'contact')) {
    for (const [index, line] of section.lines.entries()) {
      const first = line.pieces[0]!
      const points =
        namePoints(first.text, line.size) + (index === 0 ? 3 : 0) - index * 0.5 - (line.page - 1) * 10
      if (points <= bestPoints || points < 4) continue
      best = { value: first.text, lines: [line] }
      bestPoints = points
      // Other columns of the header may have lines of their own in between.
      const next = section.lines
        .slice(index + 1, index + 4)
        .find((other) => other.x < first.right && other.right > first.x && other.y - line.y < line.size * 1.6)
      const isSplit =
        next &&
        first.size >= 14 &&
        Math.abs(next.size - line.size) < line.size * 0.3 &&
        next.size >= 13 &&
        isNameLike(next.text) &&
        positionLikeness(next.text) === 0 &&
        nameWords(first.text) <= (Math.abs(next.size - line.size) < 0.5 ? 5 : 3) &&
        nameWords(next.text) <= 2
      if (isSplit) best = { value: `${first.text} ${next.text}`, lines: [line, next] }
    }
  }
  return best
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
