import { experienceYears } from '#domain/cv/experience-years.ts'
import { type CvFacts, hasFigure, linesOf, wordsIn } from '#domain/coach/review/cv-facts.ts'
import { keptOf, plainLine } from '#domain/coach/review/line-findings.ts'
import { sentencesOf } from '#domain/text/sentences.ts'

export const letterLengths = ['short', 'medium', 'long'] as const
export type LetterLength = (typeof letterLengths)[number]

export interface LetterFacts {
  cv: CvFacts
  name: string
  jobTitle: string
  /** Null: the ad is confidential. */
  company: string | null
  /** What the ad asks and the person has, the weightiest first. */
  has: readonly string[]
  /** The current month, 'YYYY-MM'. */
  month: string
}

const linesIn: Readonly<Record<LetterLength, number>> = { short: 0, medium: 2, long: 4 }
const skillsIn: Readonly<Record<LetterLength, number>> = { short: 3, medium: 4, long: 6 }

/** A letter for an ad: fixed sentences around the person's own facts, to be changed before it is sent. */
export function writeLetter(facts: LetterFacts, length: LetterLength): string {
  const { cv, name, jobTitle, company, has } = facts
  const lines = bestLines(facts).slice(0, linesIn[length])
  return [
    company === null ? 'Hola:' : `Hola, equipo de ${company}:`,
    [`Les escribo por el puesto de ${jobTitle}.`, whoIs(facts)].filter(Boolean).join(' '),
    length === 'long' ? (sentencesOf(linesOf(cv.summary).map(keptOf).join(' '))[0] ?? '') : '',
    has.length === 0 ? '' : `De lo que piden, trabajo con ${inWords(has.slice(0, skillsIn[length]))}.`,
    ...byWork(lines),
    length === 'long' ? studied(cv) : '',
    length === 'short' || !cv.location ? '' : `Vivo en ${cv.location}.`,
    'Me gustaría conversar con ustedes. Gracias por leerme.',
    name,
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
}

function whoIs({ cv: { title, experiences }, month }: LetterFacts): string {
  const years = experienceYears(
    experiences.map(({ startDate, endDate, isCurrent }) => ({ startDate, endDate, current: isCurrent })),
    month,
  )
  const known = years !== null && years > 0 ? `${years} ${years === 1 ? 'año' : 'años'} de experiencia` : ''
  if (title?.trim()) return `Mi oficio: ${title.trim()}${known ? `, con ${known}` : ''}.`
  return known ? `Tengo ${known}.` : ''
}

interface ToldLine {
  work: string
  line: string
}

/** The lines of work that say most for this ad: those that name what it asks, then those with a figure, then the newest. */
function bestLines({ cv: { experiences }, has }: LetterFacts): ToldLine[] {
  const asked = new Set(has.flatMap(wordsIn).filter((word) => word.length > 2))
  return experiences
    .flatMap(({ position, company, description }) =>
      linesOf(description).map((written, at) => {
        const line = plainLine(keptOf(written)).replace(/[.;]$/, '')
        const named = wordsIn(line).filter((word) => asked.has(word)).length
        return {
          work: `${position}, ${company}`,
          line,
          worth: 2 * Math.min(named, 2) + (hasFigure(line) ? 2 : 0) - at / 100,
        }
      }),
    )
    .filter(({ line }) => line !== '')
    .toSorted((one, other) => other.worth - one.worth)
}

const byWork = (lines: readonly ToldLine[]): string[] =>
  [...Map.groupBy(lines, ({ work }) => work)].map(
    ([work, of]) => `${work}:\n${of.map(({ line }) => `- ${line}`).join('\n')}`,
  )

function studied({ educations }: CvFacts): string {
  const [study] = educations
  return study ? `Estudios: ${study.degree}, ${study.institution}.` : ''
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')} ${/^h?i(?![ae])/i.test(last) ? 'e' : 'y'} ${last}`
}
