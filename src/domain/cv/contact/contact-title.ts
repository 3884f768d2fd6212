import { contactFacts, factOfLabel } from './contact-facts.ts'
import { type Found, isDocumentTitle } from './contact-found.ts'
import type { FoundName } from './contact-name.ts'
import { isWhereabouts } from './contact-place.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { isPlace } from '#domain/cv/names/places.ts'
import { headingKind } from '#domain/cv/sections/headings.ts'
import { labelOf } from '#domain/cv/sections/labels.ts'
import type { Section } from '#domain/cv/sections/sections.ts'
import { hadRoom, type Line } from '#domain/cv/layout/text-line.ts'
import { degreeLikeness, organisationLikeness, positionLikeness } from '#domain/cv/names/words.ts'

/** How many lines below the name are searched. */
const NEAR = 6

/** A registration number directly after the title; after a dash, a bare number is part of it. */
const REGISTERED_WORDS = [
  String.raw`(?<=\p{L}),?\s+(?:N[°º.]+|C\p{Lu}{1,4}\.?(?:\s?N[°º.]+)?)`,
  String.raw`\s+[–—-]\s+C\p{Lu}{1,4}\.?\s?N[°º.]+`,
  String.raw`\s+[|·]\s+C\p{Lu}{1,4}`,
]
const REGISTERED = new RegExp(String.raw`(?:${REGISTERED_WORDS.join('|')})\s?\d[\d -]{3,}$`, 'u')
/** That somebody is registered says nothing about the occupation. */
const STATE = /\s+[•·|–—-]\s+(?:colegiad[oa]|habilitad[oa])(?:\s.*)?$/iu

/** The text beside or below the name, if it names an occupation and is not contact data. */
export function findTitle(
  sections: readonly Section[],
  top: readonly Section[],
  name: FoundName | null,
): Found | null {
  const labelled = factOfLabel(contactFacts(top.flatMap(({ lines }) => lines)), ['position'])
  if (labelled) return { value: labelled.text, lines: labelled.lines }
  // 'Empleo deseado' may look like a heading.
  const desired = sections.find(
    ({ kind, heading, lines }) =>
      kind === 'other' && heading !== null && lines.length <= 2 && labelOf(heading.text) === 'position',
  )?.lines[0]
  if (desired) return { value: desired.text, lines: [desired] }
  const beside = name && besideName(name)
  if (beside) return beside
  for (const lines of placesOfTitle(top, name)) {
    const found = titleIn(lines, name)
    if (found) return found
  }
  return null
}

/** The places for a title: below the name wherever it occurs; above a form that contains the name; otherwise at the top. */
function* placesOfTitle(top: readonly Section[], name: FoundName | null): Generator<Line[], void> {
  if (!name) {
    yield top[0]?.lines.slice(0, NEAR) ?? []
    return
  }
  const isForm = name.lines.some((line) => contactFacts([line]).some(({ label }) => label !== null))
  // Above a form only a clear occupation counts, because documents have titles too.
  if (isForm && top[0]?.kind === 'header')
    yield top[0].lines.slice(0, NEAR).filter((line) => says(line.text) > 0)
  for (const { lines } of top)
    for (const [index, line] of lines.entries())
      if (
        isForm
          ? isName(line, name) && !name.lines.includes(line)
          : line === name.lines.at(-1) || isName(line, name)
      )
        yield lines.slice(index + 1, index + 1 + NEAR)
  // It may stand above the name, beside contact data.
  if (!isForm && top[0]?.lines.includes(name.lines[0]!))
    yield top[0].lines
      .slice(0, top[0].lines.indexOf(name.lines[0]!))
      .filter((line) => says(line.pieces[0]!.text) >= 0.7)
  // It may be the first line below the contact heading.
  const contact = top.find(({ kind }) => kind === 'contact')
  if (!isForm && contact) yield contact.lines.slice(0, 1).filter((line) => says(line.text) > 0)
}

const isName = (line: Line, { value }: FoundName) => foldLetters(line.pieces[0]!.text) === foldLetters(value)

/** 'Rosa Quispe – Analista ambiental', and text at the other end of the name's line. */
function besideName({ lines, rest }: FoundName): Found | null {
  const line = lines[0]!
  const texts = [rest, ...line.pieces.slice(1).map((piece) => piece.text)]
  const title = texts.find((text) => text !== null && isTitleLike(text) && positionLikeness(text) > 0)
  return title ? { value: title, lines: [line] } : null
}

function titleIn(lines: readonly Line[], name: FoundName | null): Found | null {
  for (const [index, line] of lines.entries()) {
    const text = name && isName(line, name) ? null : titleOf(line)
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

/** The distance of two lines of one title, in letter heights: web pages set lines up to 1.8 apart. */
const NEXT_LINE = 1.9

const goesOn = (line: Line, next: Line) =>
  Math.abs(next.size - line.size) < 0.3 &&
  next.isBold === line.isBold &&
  next.font === line.font &&
  next.gap < NEXT_LINE &&
  isTitleLike(next.text) &&
  // In letters of the text a title goes on only where its line was full.
  (line.size > 11 || (!hadRoom(line, next) && organisationLikeness(next.text) < 0.6 && !isPlace(next.text)))

/** How likely the text names an occupation or a degree. */
const says = (text: string) => Math.max(positionLikeness(text), degreeLikeness(text))

/** The title that fills a line, or that starts a contact line: 'Analista ambiental — Lima — +51…'. */
function titleOf(line: Line): string | null {
  const whole = line.pieces[0]!.text
  // A label at the other end of the line says nothing about its first piece.
  if (labelOf(whole) !== null || (line.pieces.length === 1 && hasLabel(line))) return null
  const [head = ''] = whole.split(/\s+[—–|·•-]\s+/)
  const text = !isTitleLike(whole) && says(head) >= 0.7 ? head : whole
  if (isTitleLike(text) && (organisationLikeness(text) < 0.6 || says(text) > 0))
    return withoutPlace(text.replace(REGISTERED, '').replace(STATE, ''))
  // In a row with contact data, the title is an item of its own.
  return (
    line.pieces.slice(1).find((piece) => isTitleLike(piece.text) && says(piece.text) >= 0.7)?.text ?? null
  )
}

const hasLabel = (line: Line) => contactFacts([line]).some(({ label }) => label !== null)

/** 'Técnica en Enfermería – San Juan de Lurigancho': the place is not part of the title. */
function withoutPlace(text: string): string {
  const [, head, place] = /^(.+?)\s+[–—|·•-]\s+([^–—|·•]+)$/u.exec(text) ?? []
  return head !== undefined && isPlace(place!) && says(head) >= 0.7 ? head : text
}

function isTitleLike(text: string): boolean {
  const isSentence = /[.;]$/.test(text) && !/(?:\p{Lu}\p{L}{0,2}\.)+$/u.test(text)
  return (
    text.length <= 90 &&
    !isSentence &&
    // A registration number belongs to the title ('Ingeniero Civil – CIP 99120'), a phone does not.
    !/(?:\d[\s()./-]*){7}|@|https?:|www\.|\.com\b/.test(text) &&
    !isWhereabouts(text) &&
    labelOf(text) === null &&
    /^\D/.test(text) &&
    /\p{L}{3}/u.test(text) &&
    !isDocumentTitle(text) &&
    headingKind(text) === null
  )
}
