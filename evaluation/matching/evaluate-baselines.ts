import { foldText } from '#domain/text/plain-text.ts'
import type { LabelledJob, LabelledProfile } from './labelled.ts'

/**
 * The documented rule: the share of a job's listed skills that a profile's list contains, case-insensitive substring in either
 * direction.
 */
export function substringShare(job: LabelledJob, profile: LabelledProfile): number {
  if (job.skills.length === 0) return 0
  const held = profile.skills.map((skill) => skill.toLowerCase())
  const matched = job.skills.filter((skill) => {
    const asked = skill.toLowerCase()
    return held.some((one) => one.includes(asked) || asked.includes(one))
  })
  return matched.length / job.skills.length
}

const wordsOf = (text: string): string[] => foldText(text).match(/[a-z0-9+#]{2,}/g) ?? []

const K1 = 1.2
const B = 0.75

/** BM25 scores of one side's texts for the words of the other side's: scores[query][document]. */
export function bm25(queries: readonly string[], documents: readonly string[]): number[][] {
  const bags = documents.map((text) => {
    const counts = new Map<string, number>()
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
    return counts
  })
  const lengths = bags.map((bag) => [...bag.values()].reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const containing = new Map<string, number>()
  for (const bag of bags) for (const word of bag.keys()) containing.set(word, (containing.get(word) ?? 0) + 1)
  return queries.map((query) => {
    const words = new Set(wordsOf(query))
    return bags.map((bag, document) => {
      let score = 0
      for (const word of words) {
        const count = bag.get(word)
        if (count === undefined) continue
        const holders = containing.get(word)!
        const idf = Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5))
        score += (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * lengths[document]!) / average))
      }
      return score
    })
  })
}

export function jobText(job: LabelledJob): string {
  return [job.title, ...job.skills, job.description, job.requirements].join('\n')
}

/** The text of a job for the baseline in the goal. */
export function jobTitleAndDescription(job: LabelledJob): string {
  return `${job.title}\n${job.description}`
}

/** The text of a profile for it: title, summary and the descriptions of its work. */
export function profileTitleAndDescription(profile: LabelledProfile): string {
  const work = profile.experiences.flatMap(({ position, description }) => [position, description])
  return [profile.title, profile.summary, ...work].join('\n')
}

export function profileText(profile: LabelledProfile): string {
  return [
    profile.title,
    profile.summary,
    ...profile.skills,
    ...profile.certifications,
    ...profile.experiences.flatMap(({ position, description }) => [position, description]),
    ...profile.educations.flatMap(({ degree, field }) => [degree, field]),
  ].join('\n')
}
