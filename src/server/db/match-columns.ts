import { engineVersion } from '#domain/matching/engine.ts'
import type { JobProfile } from '#domain/matching/reading/job-profile.ts'

/** What is stored of a job's profile, and by which engine it was made. */
export const matchColumns = (profile: JobProfile) => ({
  matchProfile: profile,
  matchEngine: engineVersion,
  matchSkills: profile.requirements.map(({ skill }) => skill).filter((skill) => skill >= 0),
})
