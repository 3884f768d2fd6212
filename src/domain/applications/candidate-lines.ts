import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import { type Period, periodInWords } from '#domain/cv/career-period.ts'

/** What a company already sees of somebody who applied: the profile and the text of the CV. */
export interface CandidateTexts {
  title: string | null
  summary: string | null
  skills: readonly string[]
  languages: readonly { name: string; level: LanguageLevel | null }[]
  works: readonly (Period & { position: string; company: string; description: string | null })[]
  studies: readonly (Period & { degree: string; field: string | null; institution: string })[]
  /** Null: there is none to see, or it could not be read. */
  cv: string | null
}

/** A line that a fact rests on. */
export interface Source {
  from: 'cv' | 'profile'
  line: string
  /** The number that marks it in the text of the CV; null: none. */
  mark: number | null
}

/** A line that has no mark. */
export const sourceFrom = (from: Source['from'], line: string): Source => ({ from, line, mark: null })

/** ' (2012 – 2017)'; '' without dates. */
export function periodInBrackets(of: Period): string {
  const period = periodInWords(of)
  return period === '' ? '' : ` (${period})`
}

/** 'Contadora, Textil Andina (mar. 2021 – actualidad)'. */
export const workLine = (work: CandidateTexts['works'][number]): string =>
  `${[work.position, work.company].filter(Boolean).join(', ')}${periodInBrackets(work)}`

/** 'Contabilidad, UNMSM (2012 – 2017)'. */
export const studyLine = (study: CandidateTexts['studies'][number]): string =>
  `${[study.degree, study.field, study.institution].filter(Boolean).join(', ')}${periodInBrackets(study)}`
