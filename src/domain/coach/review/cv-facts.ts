import type { PartialDate } from '#domain/cv/cv.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** What the review reads of a person: texts and facts, nothing about who they are. */
export interface CvFacts {
  title: string | null
  summary: string | null
  phone: string | null
  location: string | null
  /** Years of work in the person's words. */
  experience: string | null
  skills: readonly string[]
  experiences: readonly CvWork[]
  educations: readonly CvStudy[]
}

interface Dated {
  id: number
  startDate: PartialDate | null
  endDate: PartialDate | null
  isCurrent: boolean
}
export interface CvWork extends Dated {
  position: string
  company: string
  description: string | null
}
export interface CvStudy extends Dated {
  degree: string
  institution: string
}

/** What a chosen ad asks: its name, and whether the profile lists it. */
export interface AskedInAd {
  label: string
  skill: number
}

/** The lines of a text that say something. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\d]/u.test(line))

/** All texts of the person, for looking up what they name. */
export const allText = ({ title, summary, experiences, educations, skills }: CvFacts): string =>
  [
    title,
    summary,
    ...experiences.flatMap(({ position, company, description }) => [position, company, description]),
    ...educations.flatMap(({ degree, institution }) => [degree, institution]),
    ...skills,
  ]
    .filter(Boolean)
    .join('\n')

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? []

/** A figure that says a result: not a year, and not years of work. */
export const hasFigure = (text: string): boolean =>
  /\d/.test(text.replaceAll(/\b(?:19|20)\d\d\b/g, ' ').replaceAll(/\b\d+\s*(?:años?|meses)\b/giu, ' '))

const LONGEST_QUOTE = 120

/** The first line of a text that is meant, short enough to be quoted; null: none. */
export function sentenceWith(text: string, isMeant: (line: string) => boolean): string | null {
  const line = linesOf(text).find(isMeant)
  if (line === undefined) return null
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, line.lastIndexOf(' ', LONGEST_QUOTE))}…`
}
