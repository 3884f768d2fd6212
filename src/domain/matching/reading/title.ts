import type { Title } from '#domain/matching/types.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { findCareers, occupationsOfCareer } from './asked-education.ts'
import { findOccupation, type OccupationMatch } from './find-occupation.ts'
import { rankOfTitle, rankOfWord } from '#domain/matching/words/seniority.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { titleWords } from '#domain/matching/words/title-words.ts'
import { splitWords } from '#domain/matching/words/words.ts'

const STEP = 10
/** A second occupation counts if it is at most this much worse than the first. */
const NEARLY = 12

/** The minimum closeness for a title that needs no other evidence. */
const SURE = 85
const SPEAKS_OF_STUDIES =
  /\b(?:egresad[oa]|bachiller|bach|practicante|practicas|estudiante|licenciad[oa]|lic|titulad[oa])\b/
/** Only studies: 'Egresado de SENATI' names a school, not the work of its teachers. */
const STUDIES_ALONE = /^(?:egresad[oa]|bachiller|bach|licenciad[oa]|lic|titulad[oa])\b/
const LEAST_OF_STUDIES = 70
/** 'Lic. Educación: Matemática' is a teacher, although 'matemática' is almost the name of a trade. */
const SURE_OF_STUDIES = 97
/** 'Egresado de Ingeniería de Minas', 'Practicante de Derecho': the work that the career leads to. */
const CAREER_CLOSENESS = 85

function withCareers(taxonomy: Taxonomy, text: string, named: readonly OccupationMatch[]): OccupationMatch[] {
  const [career] = findCareers(text)
  const [first] = career === undefined ? [] : occupationsOfCareer(career)
  const [match] = first === undefined ? [] : findOccupation(taxonomy, first)
  if (match === undefined) {
    const isAlone = career === undefined && STUDIES_ALONE.test(foldText(text))
    return named.filter(({ closeness }) => !isAlone || closeness >= LEAST_OF_STUDIES)
  }
  return [
    { occupation: match.occupation, closeness: CAREER_CLOSENESS },
    ...named.filter(({ occupation }) => occupation.id !== match.occupation.id),
  ]
}

export function readTitle(taxonomy: Taxonomy, text: string): Title {
  const words = titleWords(text)
  const alone = taxonomy.aloneNames.get(words)
  const named =
    alone === undefined
      ? findOccupation(taxonomy, text)
      : [{ occupation: taxonomy.occupations[alone]!, closeness: 100 }]
  const sure = STUDIES_ALONE.test(foldText(text)) ? SURE_OF_STUDIES : SURE
  const isSure = (named[0]?.closeness ?? 0) >= sure || !SPEAKS_OF_STUDIES.test(foldText(text))
  const found = isSure ? named : withCareers(taxonomy, text, named)
  const best = found[0]?.closeness ?? 0
  const occupations = found
    .slice(0, 2)
    .filter(({ closeness }) => closeness >= best - NEARLY)
    .map(({ occupation, closeness }) => ({
      id: occupation.id,
      closeness: closeness === 100 ? 100 : Math.floor(closeness / STEP) * STEP,
    }))
  const stems = words.filter((word) => rankOfWord(word.text) === null).map(({ stem }) => stem)
  return {
    text,
    occupations,
    words: [...new Set(stems)].toSorted(),
    rank: rankOfTitle(splitWords(text).map((word) => word.text)),
  }
}

/** Titles with the same key are equally close to every other title. */
export function titleKey({ occupations, words }: Title): string {
  return occupations.length > 0
    ? occupations.map(({ id, closeness }) => `${id}:${closeness}`).join(',')
    : `w ${words.join(' ')}`
}

function sharedWords(a: readonly string[], b: readonly string[]): number {
  const shared = a.filter((word) => b.includes(word)).length
  return shared === 0 ? 0 : Math.round((200 * shared) / (a.length + b.length))
}

/**
 * How close two titles are, 0-100: by their occupations, at most the lower certainty of the two, or by shared words if neither has
 * an occupation. Null if only one has an occupation, or if nothing is shared.
 */
export function titleCloseness(taxonomy: Taxonomy, a: Title, b: Title): number | null {
  if (a.occupations.length === 0 && b.occupations.length === 0) {
    const shared = Math.round(sharedWords(a.words, b.words) * 0.9)
    return shared === 0 ? null : shared
  }
  if (a.occupations.length === 0 || b.occupations.length === 0) return null
  let best = 0
  for (const x of a.occupations)
    for (const y of b.occupations)
      best = Math.max(
        best,
        Math.round((Math.min(x.closeness, y.closeness) * taxonomy.closeness(x.id, y.id)) / 100),
      )
  return best
}
