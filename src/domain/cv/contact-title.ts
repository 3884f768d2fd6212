import { contactFacts, factOfLabel } from './contact-facts.ts'
import { type Found, isDocumentTitle } from './contact-found.ts'
import type { FoundName } from './contact-name.ts'
import { isWhereabouts } from './contact-place.ts'
import { headingKind } from './headings.ts'
import { labelOf } from './labels.ts'
import type { Section } from './sections.ts'
import type { Line } from './text-line.ts'
import { degreeLikeness, organisationLikeness, positionLikeness } from './words.ts'

/** How many lines below the name are looked at. */
const NEAR = 6

/** What stands beside or under the name, where it says what the person is and not how to reach them. */
export function findTitle(
  sections: readonly Section[],
  top: readonly Section[],
  name: FoundName | null,
): Found | null {
  const labelled = factOfLabel(contactFacts(top.flatMap(({ lines }) => lines)), ['position'])
  if (labelled) return { value: labelled.text, lines: labelled.lines }
  // 'Empleo deseado' may be set like a heading.
  const named = sections.find(
    ({ kind, heading, lines }) =>
      kind === 'other' && heading !== null && lines.length <= 2 && labelOf(heading.text) === 'position',
  )?.lines[0]
  if (named) return { value: named.text, lines: [named] }
  const beside = name && besideName(name)
  if (beside) return beside
  const section = top.find(({ lines }) => name !== null && lines.includes(name.lines[0]!)) ?? top[0]
  if (!section) return null
  // Where the name stands in a form, the title may stand over it, below that of the document.
  if (
    name &&
    section.kind === 'contact' &&
    name.lines.some((line) => contactFacts([line]).some(({ label }) => label !== null))
  ) {
    const above = titleIn(top[0]?.kind === 'header' ? top[0].lines : [], NEAR)
    return above && says(above.value) > 0 ? above : null
  }
  const start = name ? section.lines.indexOf(name.lines.at(-1)!) + 1 : 0
  return titleIn(section.lines.slice(start), NEAR)
}

/** 'Rosa Quispe – Analista ambiental', and what stands at the other end of the name's line. */
function besideName({ lines, rest }: FoundName): Found | null {
  const line = lines[0]!
  const texts = [rest, ...line.pieces.slice(1).map((piece) => piece.text)]
  const title = texts.find((text) => text !== null && isTitleLike(text) && positionLikeness(text) > 0)
  return title ? { value: title, lines: [line] } : null
}

function titleIn(lines: readonly Line[], most: number): Found | null {
  for (const [index, line] of lines.slice(0, most).entries()) {
    const text = titleOf(line)
    if (text === null) continue
    const found: Found = { value: text, lines: [line] }
    for (const next of lines.slice(index + 1, index + 3)) {
      if (!goesOn(found.lines.at(-1)!, next)) break
      found.value += ` ${next.text}`
      found.lines.push(next)
    }
    return found
  }
  return null
}

const goesOn = (line: Line, next: Line) =>
  Math.abs(next.size - line.size) < 0.3 &&
  next.isBold === line.isBold &&
  next.font === line.font &&
  next.gap < 1.7 &&
  isTitleLike(next.text) &&
  line.size > 11

/** How much a text says what somebody is. */
const says = (text: string) => Math.max(positionLikeness(text), degreeLikeness(text))

/** The title that a line is, or that opens a line of the contact: 'Analista ambiental — Lima — +51…'. */
function titleOf(line: Line): string | null {
  if (contactFacts([line]).some(({ label }) => label !== null)) return null
  const whole = line.pieces[0]!.text
  const [head = ''] = whole.split(/\s+[—–|·•-]\s+/)
  const text = !isTitleLike(whole) && says(head) >= 0.7 ? head : whole
  return isTitleLike(text) && (organisationLikeness(text) < 0.6 || says(text) >= organisationLikeness(text))
    ? text
    : null
}

function isTitleLike(text: string): boolean {
  const isSentence = /[.;]$/.test(text) && !/(?:\p{Lu}\p{L}{0,2}\.)+$/u.test(text)
  return (
    text.length <= 90 &&
    !isSentence &&
    // The number of a registration belongs to it ('Ingeniero Civil – CIP 99120'), a phone does not.
    !/(?:\d[\s()./-]*){7}|@|https?:|www\.|\.com\b/.test(text) &&
    !isWhereabouts(text) &&
    labelOf(text) === null &&
    /\p{L}{3}/u.test(text) &&
    !isDocumentTitle(text) &&
    headingKind(text) === null
  )
}
