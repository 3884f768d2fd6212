import { foldLetters } from '#domain/cv/names/fold.ts'
import {
  headingPatterns,
  headingPhrases,
  neutralHeadingWords,
  type SectionKind,
  distinctiveHeadingWords,
} from './headings.data.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** Phrases without spaces: letter-spaced headings ('E X P E R I E N C I A  L A B O R A L') lose them. */
const PHRASES = new Map<string, SectionKind>(
  Object.entries(headingPhrases).flatMap(([kind, phrases]) =>
    phrases.split('|').map((phrase) => [phrase.replace(/\s+/g, ''), kind as SectionKind] as const),
  ),
)
const NEUTRAL = new Set(words(neutralHeadingWords))
const TELLING = new Map<string, SectionKind>(
  Object.entries(distinctiveHeadingWords).flatMap(([kind, text]) =>
    words(text).map((word) => [word, kind as SectionKind] as const),
  ),
)
/** A phonetic key: writers often confuse these letters ('abilidades', 'conosimientos', 'esperiencia'). */
const spoken = (word: string) =>
  word
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])|x(?=[^aeiou])/g, 's')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1+/g, '$1')
const SPOKEN = new Map([...TELLING].map(([word, kind]) => [spoken(word), kind]))
const LONGEST = 60
const NUMERAL = /^(?:[ivx]{1,5}|\d{1,2}|[a-h])\s?[.):–-]+\s*/

/** The words of a heading without numeral, icon, colon, line or accents. */
export function bareHeading(text: string): string {
  return foldLetters(text.replaceAll('\t', ' '))
    .replace(/^[^\p{L}\d]+/u, '')
    .replace(NUMERAL, '')
    .replace(/\((?:s|es|as|a|os)\)/g, (mark) => mark.slice(1, -1))
    .replace(/[^\p{L}\d)]+$/u, '')
    .replace(/[&/+,]/g, ' y ')
    .replace(/[^\p{L}\d ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The kind of a line that looks like a heading, from any known word in it: 'Conocimientos informáticos y otros'. */
export function looseHeadingKind(text: string): SectionKind {
  const heading = bareHeading(text)
  for (const word of heading.split(' ')) {
    const kind = TELLING.get(word) ?? SPOKEN.get(spoken(word))
    if (kind) return kind
  }
  return headingPatterns.find(([pattern]) => pattern.test(heading))?.[1] ?? 'other'
}

const known = new Map<string, SectionKind | null>()

/** The kind of a line with the words of a heading; null otherwise. The sections judge its style. */
export function headingKind(text: string): SectionKind | null {
  if (text.length > LONGEST * 2) return null
  let kind = known.get(text)
  if (kind === undefined) {
    kind = readHeading(text)
    // Bounded, so that texts of strangers cannot fill the memory.
    if (known.size >= 5_000) known.clear()
    known.set(text, kind)
  }
  return kind
}

/** All kinds of a heading: 'Informática e idiomas' has two. */
export function headingKinds(text: string): SectionKind[] {
  const kind = headingKind(text)
  const heading = bareHeading(text)
  if (kind === null || PHRASES.has(heading.replaceAll(' ', ''))) return kind ? [kind] : []
  const kinds = heading.split(/ [ye] /).map((part) => readHeading(part.trim()))
  return kinds.every((one) => one !== null) ? [...new Set(kinds)] : [kind]
}

function readHeading(whole: string): SectionKind | null {
  // 'Experiencia laboral (empiece por el último empleo)': the remark is removed.
  const text = whole.replace(/(?<=\p{L}{4})\s+\([^()]{6,}\):?\s*$/u, '')
  // 'Evaluación Social de' / 'Proyectos.': this punctuation ends a text, not a heading.
  if (/[.,;]$/.test(text) || text.length > LONGEST || !/\p{L}{2}/u.test(text)) return null
  const heading = bareHeading(text)
  const exact =
    PHRASES.get(heading.replaceAll(' ', '')) ??
    PHRASES.get(heading.replaceAll(' y ', ' ').replaceAll(' ', ''))
  if (exact) return exact
  // 'Mi historia laboral': the possessive does not matter.
  const withoutPossessive = /^mis? (.+)$/.exec(heading)?.[1]
  const possessed = withoutPossessive && PHRASES.get(withoutPossessive.replaceAll(' ', ''))
  if (possessed) return possessed
  const all = heading.split(' ')
  // 'Docente de educación inicial' is an occupation.
  if (all.length < 2 || all.length > 7 || /^docentes?$/.test(all[0]!)) return null
  let kind: SectionKind | null = null
  for (const word of all) {
    const wordKind = TELLING.get(word) ?? (NEUTRAL.has(word) ? undefined : SPOKEN.get(spoken(word)))
    if (wordKind === undefined && !NEUTRAL.has(word)) return null
    kind ??= wordKind ?? null
  }
  return kind
}
