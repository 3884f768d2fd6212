import { contactFacts, type Fact } from './contact-facts.ts'
import { read } from './contact-found.ts'
import { joinContactLines } from './contact-lines.ts'
import { findLinkedin, linkedinBehindLink, readEmail } from './contact-links.ts'
import { findName, type FoundName, nameWords } from './contact-name.ts'
import { findPhone } from './contact-phone.ts'
import { findPlace } from './contact-place.ts'
import { findTitle } from './contact-title.ts'
import type { ReadCv } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import type { Section } from '#domain/cv/sections/sections.ts'

/** The person and the contact data: first from the top of the page and the contact section, then from anywhere. */
export function readContact(sections: readonly Section[], pages: readonly PageText[]): ReadCv['contact'] {
  const tops = sections
    .filter(({ kind }) => kind === 'header' || kind === 'contact')
    .map(({ kind, heading, lines }): Section => ({ kind, heading, lines: joinContactLines(lines) }))
  const top = joinContactLines(tops.flatMap(({ lines }) => lines))
  const elsewhere = sections
    .filter(({ kind }) => kind !== 'header' && kind !== 'contact' && kind !== 'references')
    .flatMap(({ lines }) => lines)
  const all = [...top, ...elsewhere]
  const facts = contactFacts(top)
  const inContactSection = contactFacts(
    tops.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines),
  )
  const name = wholeName(labelledName(facts), findName(tops))
  const phones = facts.filter(({ label }) => label === 'phone')
  const unnamed = facts.filter(({ label }) => label === null || label === 'unknown')
  const phone =
    findPhone(phones) ??
    findPhone(unnamed) ??
    findPhone([...top, ...elsewhere].map((line) => ({ text: line.text, lines: [line] })))
  return {
    name: read(name, name && nameWords(name.value) >= 3 ? 0.95 : 0.8),
    title: read(findTitle(sections, tops, name), 0.75),
    email: readEmail(all, pages),
    phone: read(phone, 0.95),
    linkedin: read(findLinkedin(all), 0.97) ?? linkedinBehindLink(pages),
    // A section with a contact heading has fewer other facts than the top of the page.
    place: read(findPlace(inContactSection, name) ?? findPlace(facts, name), 0.85),
  }
}

/** The name at the top has the usual order when a form has the surnames first: 'Quispe Mamani, Rosa'. */
function wholeName(labelled: FoundName | null, top: FoundName | null): FoundName | null {
  const words = ({ value }: FoundName) =>
    foldLetters(value)
      .split(/[\s,]+/)
      .toSorted()
      .join(' ')
  return labelled && top && words(labelled) === words(top) ? top : (labelled ?? top)
}

/** The labelled name: complete, or first names and surnames in either order. */
function labelledName(facts: readonly Fact[]): FoundName | null {
  const [first, second] = facts.filter(({ label }) => label === 'name')
  if (!first) return null
  if (!second || nameWords(first.text) > 2 || nameWords(second.text) > 2 || first.text === second.text)
    return { value: first.text, lines: first.lines, rest: null }
  const isSurnameFirst = /^\W*apellido/i.test(first.lines[0]!.text)
  const [given, surnames] = isSurnameFirst ? [second, first] : [first, second]
  return { value: `${given.text} ${surnames.text}`, lines: [...first.lines, ...second.lines], rest: null }
}
