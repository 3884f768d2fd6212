import type { ExperienceLevel } from '#contracts/vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
}
const COUNT = String.raw`\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')}`
// 'tres (03) años', '(04) cuatro años', '2 a 3 años' (the lower counts), '18 meses', 'dos o más años'.
const DURATION = new RegExp(
  String.raw`\b(?<count>${COUNT})\b\)?\s*(?:\(\s*\d{1,2}\s*\)\s*)?(?:(?:a|-|y|o)\s*(?:${COUNT}|mas)\s*)?\)?\s*(?<unit>anos?|mes(?:es)?)\b`,
  'g',
)
const NOT_REQUIRED_WORDS = [
  'sin experiencia',
  'no (?:se )?(?:requiere|requerida|necesaria|indispensable|es necesari[oa]|exige)',
  'ninguna?',
]
const NOT_REQUIRED = new RegExp(String.raw`\b(?:${NOT_REQUIRED_WORDS.join('|')})\b`)
// 'últimos 5 años' is a time window and 'mayor de 18 años' an age: neither is required experience.
const ANOTHER_MEANING = /(?:ultim[oa]s?|edad(?: de)?|vigencia(?: de)?|antiguedad de)\s*\(?\s*$/
const MOST_YEARS = 30

function levelOf(years: number): ExperienceLevel {
  if (years < 1) return '0-1'
  if (years < 3) return '1-2'
  return years < 5 ? '3-5' : '5+'
}

export interface Duration {
  years: number
  /** Its position in the folded text; `end` is exclusive. */
  start: number
  end: number
}

/** The durations of experience in a folded text, each by its lower bound, without ages and time windows. */
export function findDurations(folded: string): Duration[] {
  const durations: Duration[] = []
  for (const match of folded.matchAll(DURATION)) {
    const before = folded.slice(Math.max(0, match.index - 24), match.index)
    const { count = '', unit = '' } = match.groups ?? {}
    const amount = NUMBER_WORDS[count] ?? Number(count)
    const isAge = amount === 18 && /mayor(?:es)? de\s*$/.test(before)
    if (isAge || ANOTHER_MEANING.test(before)) continue
    const years = unit.startsWith('mes') ? amount / 12 : amount
    if (years <= MOST_YEARS) durations.push({ years, start: match.index, end: match.index + match[0].length })
  }
  return durations
}

/**
 * The level that a sentence about experience requires: the longest duration, each by its lower bound ('2 a 3 años' is 2). 'Sin
 * experiencia' is '0-1'; null if nothing can be read.
 */
export function experienceFromText(text: string): ExperienceLevel | null {
  const folded = foldText(text)
  if (/^\d{1,2}$/.test(folded)) return Number(folded) <= MOST_YEARS ? levelOf(Number(folded)) : null
  const years = findDurations(folded).map((duration) => duration.years)
  if (years.length > 0) return levelOf(Math.max(...years))
  return NOT_REQUIRED.test(folded) ? '0-1' : null
}
