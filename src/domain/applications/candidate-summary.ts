import { languageLevelLabels } from '#contracts/professionals/profile-vocabulary.ts'
import { experienceYears } from '#domain/cv/experience-years.ts'
import { linesOf, wordsIn } from '#domain/coach/review/cv-facts.ts'
import { skillIds } from '#domain/coach/review/fact-findings.ts'
import { tradeNamed } from '#domain/coach/way/trade.ts'
import { askedInCv } from '#domain/matching/engine.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import type { JobProfile } from '#domain/matching/types.ts'
import { askedCareer } from './asked-career.ts'
import { beginning, lineAround } from './lines-around-marks.ts'
import {
  type CandidateTexts,
  sourceFrom,
  periodInBrackets,
  type Source,
  studyLine,
  workLine,
} from './candidate-lines.ts'

export interface Fact {
  kind: 'work' | 'years' | 'studies' | 'languages'
  text: string
  sources: Source[]
}

export interface AskedFact {
  name: string
  isOptional: boolean
  /** None: neither the CV nor the profile says it. */
  sources: Source[]
}

export interface CandidateSummary {
  facts: Fact[]
  asked: AskedFact[]
}

/** Words that a sentence of a summary may have besides those of its sources. A test holds it to them. */
export const CONNECTORS: ReadonlySet<string> = new Set(
  'trabaja ahora como en su ultimo trabajo con fechas fue suma ano anos menos de un y e segun las estudios idiomas nivel'.split(
    ' ',
  ),
)

const mostTrades = 3

/**
 * The facts of a candidate in a few sentences and what the ad asks, each with the lines that it rests on. It has no score, no
 * order by worth and no word about the person. `month`: the current one, 'YYYY-MM'.
 */
export function summarize(texts: CandidateTexts, job: JobProfile, month: string): CandidateSummary {
  return {
    facts: [...workFact(texts), ...yearFacts(texts, month), ...studyFact(texts), ...languageFact(texts)],
    asked: [...askedFacts(texts, job), ...askedCareer(texts, job)],
  }
}

type Work = CandidateTexts['works'][number]

function workFact({ works }: CandidateTexts): Fact[] {
  const dated = works.filter(
    ({ startDate, endDate, current }) => current || startDate !== null || endDate !== null,
  )
  const work =
    dated.find(({ current }) => current) ??
    dated.toSorted((one, other) => (other.endDate ?? '').localeCompare(one.endDate ?? ''))[0]
  if (!work) return []
  const place = work.company === '' ? '' : ` en ${work.company}`
  return [
    {
      kind: 'work',
      text: work.current
        ? `Trabaja ahora como ${work.position}${place}${periodInBrackets(work)}.`
        : `Su último trabajo con fechas fue como ${work.position}${place}${periodInBrackets(work)}.`,
      sources: [sourceFrom('profile', workLine(work))],
    },
  ]
}

/** Years of each field of work, by the dates of its positions and under their names. Parallel works count once. */
function yearFacts({ works }: CandidateTexts, month: string): Fact[] {
  const fields = Map.groupBy(works, fieldOf)
  return [...fields.values()].slice(0, mostTrades).flatMap((own): Fact[] => {
    const dated = own.filter(
      ({ startDate, endDate, current }) => startDate !== null && (current || endDate !== null),
    )
    const years = experienceYears(dated, month)
    if (years === null) return []
    const names = [...new Set(dated.map(({ position }) => position))]
    const long = years === 0 ? 'menos de un año' : years === 1 ? '1 año' : `${years} años`
    return [
      {
        kind: 'years',
        text: `Suma ${long} como ${inARow(names)}, según las fechas.`,
        sources: dated.map((work) => sourceFrom('profile', workLine(work))),
      },
    ]
  })
}

function fieldOf({ position }: Work): string {
  const [occupation] = tradeNamed(position).occupations
  return (occupation && productTaxonomy().occupations[occupation.id]?.field) ?? position
}

/** 'A, B y C'. 'Y' is 'e' before the sound of an i. */
function inARow(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  return `${names.slice(0, -1).join(', ')} ${/^h?[ií]/i.test(last) ? 'e' : 'y'} ${last}`
}

function studyFact({ studies }: CandidateTexts): Fact[] {
  const lines = studies.map(studyLine)
  return lines.length === 0
    ? []
    : [
        {
          kind: 'studies',
          text: `Estudios: ${lines.join('; ')}.`,
          sources: lines.map((line) => sourceFrom('profile', line)),
        },
      ]
}

function languageFact({ languages }: CandidateTexts): Fact[] {
  const lines = languages.map(({ name, level }) =>
    level === null ? name : `${name}, nivel ${languageLevelLabels[level].toLowerCase()}`,
  )
  return lines.length === 0
    ? []
    : [
        {
          kind: 'languages',
          text: `Idiomas: ${lines.join('; ')}.`,
          sources: lines.map((line) => sourceFrom('profile', line)),
        },
      ]
}

interface ProfileLine {
  line: string
  skills: ReadonlySet<number>
  words: string
}

/** What the ad asks, in its order: the CV first, then the profile. */
function askedFacts(texts: CandidateTexts, job: JobProfile): AskedFact[] {
  const cv = texts.cv ?? ''
  const { asked, marks } = askedInCv(job, cv)
  const around = lineAround(cv)
  const numbers = new Map(asked.map(({ name, number }) => [name, number]))
  // The marks have every skill that the CV names; its lines are for what the taxonomy does not know.
  const cvLines = linesOf(cv).map((line) => withWords(line, []))
  const profileLines = readLines(profileLinesOf(texts))
  const things = [
    ...job.requirements.map(({ skill, label, isOptional }) => ({ skill, name: label, isOptional })),
    ...job.languages.map(({ skill, name, isOptional }) => ({ skill, name, isOptional })),
  ].filter(({ name }) => name !== '')
  const seen = new Set<string>()
  return things.flatMap(({ skill, name, isOptional }) => {
    const key = skill >= 0 ? String(skill) : wordsIn(name).join(' ')
    if (seen.has(key)) return []
    seen.add(key)
    const number = numbers.get(name) ?? null
    const mark = number === null ? undefined : marks.find((one) => one.number === number)
    const inCv = mark ? around(mark) : lineNaming(cvLines, skill, name)
    const inProfile = lineNaming(profileLines, skill, name)
    const sources: Source[] =
      inCv !== null
        ? [{ from: 'cv', line: inCv, mark: number }]
        : inProfile !== null
          ? [sourceFrom('profile', inProfile)]
          : []
    return [{ name, isOptional, sources }]
  })
}

const profileLinesOf = ({ title, summary, skills, languages, works, studies }: CandidateTexts): string[] => [
  ...skills,
  ...languages.map(({ name }) => name),
  ...works.flatMap((work) => [workLine(work), ...linesOf(work.description)]),
  ...linesOf(summary),
  ...linesOf(title),
  ...studies.map(studyLine),
]

const withWords = (line: string, skills: readonly number[]): ProfileLine => ({
  line,
  skills: new Set(skills),
  words: ` ${wordsIn(line).join(' ')} `,
})
const readLines = (lines: readonly string[]): ProfileLine[] =>
  lines.map((line) => withWords(line, skillIds(line)))

/** The first line that names a thing: by its skill, or by its words when the taxonomy does not know it. */
function lineNaming(lines: readonly ProfileLine[], skill: number, name: string): string | null {
  const words = ` ${wordsIn(name).join(' ')} `
  const found = lines.find((one) =>
    skill >= 0 ? one.skills.has(skill) : words.trim() !== '' && one.words.includes(words),
  )
  return found ? beginning(found.line) : null
}
