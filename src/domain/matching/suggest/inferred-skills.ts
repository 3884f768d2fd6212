import { readJob } from '#domain/matching/engine.ts'
import type { StoredJob } from '#domain/matching/reading/stored-job.ts'

/** A skill that matching read in an ad, and whether it counts. */
export interface InferredSkill {
  name: string
  isLeftOut: boolean
}

/** The skills and languages read in the texts of an ad, those that weigh most first. Null: its company listed its own. */
export function inferredSkills(job: StoredJob): InferredSkill[] | null {
  if (job.skills.length > 0) return null
  const leftOut = new Set(job.skillsLeftOut)
  // An ad counts so many skills and no more: where one is left out, another may take its place.
  const names = new Set([...namesIn({ ...job, skillsLeftOut: [] }), ...namesIn(job)])
  return [...names].map((name) => ({ name, isLeftOut: leftOut.has(name) }))
}

function namesIn(job: StoredJob): string[] {
  const { requirements, languages } = readJob(job)
  return [...requirements, ...languages].filter(({ skill }) => skill >= 0).map(({ name }) => name)
}
