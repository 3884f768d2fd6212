import type { JobProfile } from '#domain/matching/types.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { findSkills } from './find-skills.ts'

export interface AskedMark {
  /** Its place in the NFC form of the text; `end` is exclusive. */
  start: number
  end: number
  number: number
}

export interface AskedThing {
  name: string
  isOptional: boolean
  /** Counts those that the text has, in the order of the job; null: the text does not name it. */
  number: number | null
}

/**
 * What a job asks, and where a text names it, by the same reading that scores: the skills and languages of the profile. What is not
 * in the taxonomy is not looked for, so it is left out.
 */
export function askedInText(
  taxonomy: Taxonomy,
  job: Pick<JobProfile, 'requirements' | 'languages'>,
  text: string,
): { asked: AskedThing[]; marks: AskedMark[] } {
  const mentions = findSkills(taxonomy, text).filter(({ need }) => need !== 'negated')
  const named = new Set(mentions.map(({ skill }) => skill.id))
  const things = [
    ...job.requirements.map(({ skill, label, isOptional }) => ({ skill, name: label, isOptional })),
    ...job.languages.map(({ skill, name, isOptional }) => ({ skill, name, isOptional })),
  ].filter(({ skill, name }) => skill >= 0 && name !== '')
  const numbers = new Map<number, number>()
  const asked = new Map<number, AskedThing>()
  for (const { skill, name, isOptional } of things) {
    if (asked.has(skill)) continue
    if (named.has(skill)) numbers.set(skill, numbers.size + 1)
    asked.set(skill, { name, isOptional, number: numbers.get(skill) ?? null })
  }
  const marks = mentions.flatMap(({ skill, start, end }) => {
    const number = numbers.get(skill.id)
    return number === undefined ? [] : [{ start, end, number }]
  })
  return { asked: [...asked.values()], marks }
}
