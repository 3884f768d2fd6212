import { readJob } from '#domain/matching/engine.ts'
import type { StoredJob } from '#domain/matching/reading/stored-job.ts'

/** A skill that matching inferred from an ad, and whether it counts. */
export interface InferredSkill {
  name: string
  isLeftOut: boolean
}

/** The skills and languages inferred from the texts of an ad, highest weight first. Null: its company listed skills. */
export function inferredSkills(job: StoredJob): InferredSkill[] | null {
  if (job.skills.length > 0) return null
  const leftOut = new Set(job.skillsLeftOut)
  // The number of skills of an ad is limited: if one is rejected, another may replace it.
  const names = new Set([...namesIn({ ...job, skillsLeftOut: [] }), ...namesIn(job)])
  return [...names].map((name) => ({ name, isLeftOut: leftOut.has(name) }))
}

function namesIn(job: StoredJob): string[] {
  const { requirements, languages } = readJob(job)
  return [...requirements, ...languages].filter(({ skill }) => skill >= 0).map(({ name }) => name)
}
