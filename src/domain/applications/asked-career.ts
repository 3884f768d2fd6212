import { linesOf, wordsIn } from '#domain/coach/review/cv-facts.ts'
import { findDurations } from '#domain/jobs/experience-level.ts'
import { countsForYears } from '#domain/matching/engine.ts'
import {
  careerName,
  educationLevelNames,
  educationLevelOf,
  findCareers,
} from '#domain/matching/reading/asked-education.ts'
import { askedYears } from '#domain/matching/reading/years-asked.ts'
import type { AskedEducation, JobProfile } from '#domain/matching/types.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { AskedFact } from './candidate-summary.ts'
import { type CandidateTexts, type Source, sourceFrom, studyLine, workLine } from './candidate-lines.ts'

/** A line of a CV; a column of it may have whole paragraphs in one, which say too much to be a source. */
const longestLine = 200

/** The years of experience and the studies that an ad asks, with the lines that speak of them. What it does not ask is left out. */
export function askedCareer(texts: CandidateTexts, job: JobProfile): AskedFact[] {
  const cvLines = linesOf(texts.cv).filter((line) => line.length <= longestLine)
  return [...yearsOf(texts, job, cvLines), ...studiesOf(texts, job, cvLines)]
}

const fromCv = (line: string): Source => sourceFrom('cv', line)

/** The works whose months count for the match, and what the CV says of years by itself. */
function yearsOf({ works }: CandidateTexts, job: JobProfile, cvLines: readonly string[]): AskedFact[] {
  const { least } = job.experience === null ? { least: 0 } : askedYears[job.experience]
  if (least === 0) return []
  const said = cvLines.filter((line) => {
    const folded = foldText(line)
    return folded.includes('experiencia') && findDurations(folded).length > 0
  })
  const related = works
    .filter(({ position, startDate }) => startDate !== null && countsForYears(job, position))
    .map((work) => {
      const own = wordsIn(work.position).join(' ')
      const line = cvLines.find(
        (one) => own !== '' && isDated(one) && ` ${wordsIn(one).join(' ')} `.includes(` ${own} `),
      )
      return line === undefined ? sourceFrom('profile', workLine(work)) : fromCv(line)
    })
  const name = `${least} ${least === 1 ? 'año' : 'años'} de experiencia afín`
  return [{ name, isOptional: false, sources: withoutRepetition([...said.map(fromCv), ...related]) }]
}

const isDated = (line: string): boolean => /\b(?:19|20)\d\d\b/.test(line)

/** The studies of an asked career; where only a level is asked, those that reach it. */
function studiesOf(
  { studies }: CandidateTexts,
  { education }: JobProfile,
  cvLines: readonly string[],
): AskedFact[] {
  if (education === null) return []
  const isAsked = (text: string, isCurrent: boolean): boolean => {
    const level = educationLevelOf(text, null, isCurrent)
    if (education.careers.length === 0) return level !== null && level >= (education.level ?? 1)
    return findCareers(text).some((career) => education.careers.includes(career))
  }
  const named = cvLines.filter(
    (line) => educationLevelOf(line, null, false) !== null && isAsked(line, /\bactualidad\b/i.test(line)),
  )
  const known = new Set(named.flatMap(wordsIn))
  const held = studies
    .filter((study) => isAsked(nameOf(study), study.current))
    .filter((study) => !wordsIn(nameOf(study)).every((word) => known.has(word)))
  return [
    {
      name: educationInWords(education),
      isOptional: false,
      sources: withoutRepetition([
        ...named.map(fromCv),
        ...held.map((study) => sourceFrom('profile', studyLine(study))),
      ]),
    },
  ]
}

const nameOf = ({ degree, field }: CandidateTexts['studies'][number]): string => `${degree} ${field ?? ''}`

/** 'Título profesional: Contabilidad o Economía', 'Maestría', 'Derecho'. */
function educationInWords({ level, careers }: AskedEducation): string {
  const names = careers.map(careerName).join(' o ')
  if (level === null) return names
  return names === '' ? educationLevelNames[level] : `${educationLevelNames[level]}: ${names}`
}

const withoutRepetition = (sources: readonly Source[]): Source[] => [
  ...new Map(sources.map((source) => [`${source.from} ${source.line}`, source])).values(),
]
