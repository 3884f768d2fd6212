import type { JobProfile, ProfessionalFacts, ProfessionalProfile } from './types.ts'
import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { professionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { skillFrequencies } from '#domain/matching/reading/skill-frequency.data.ts'
import { type MatchScore, scoreMatch } from '#domain/matching/score/score.ts'
import { fingerprint } from '#domain/matching/reading/fingerprint.ts'
import { productTaxonomy, taxonomyLines } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { wordFrequencies } from '#domain/matching/reading/word-frequency.data.ts'
import { isWorkDescribed } from '#domain/matching/reading/described-work.ts'
import * as weights from './weights.ts'
import { type StoredJob, jobFacts } from '#domain/matching/reading/stored-job.ts'

/** The engine as the product runs it: with its own taxonomy and table of rarity. */

/** Raised with every change after which the same job gets another profile or score; a test knows whether it was. */
const algorithm = 10

/** By their names: loaders hand over what a module exports in orders of their own. */
const weightsByName = Object.entries(weights).toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Of the code, the weights, the rarities and the taxonomy: a stored profile of another version is made anew. */
export const engineVersion = `${algorithm}-${fingerprint(JSON.stringify([weightsByName, skillFrequencies, wordFrequencies]) + taxonomyLines())}`

/** What the engine needs to know of a stored job. */
export const readJob = (job: StoredJob): JobProfile =>
  jobProfile(productTaxonomy(), jobFacts(job), skillFrequencies)

/** What is stored of a job's profile, and by which engine it was made. It takes milliseconds: no transaction should wait for it. */
export function storedProfile(job: StoredJob) {
  const profile = readJob(job)
  const matchSkills = profile.requirements.map(({ skill }) => skill).filter((skill) => skill >= 0)
  return { matchProfile: profile, matchEngine: engineVersion, matchSkills }
}
export type StoredProfile = ReturnType<typeof storedProfile>

/** What the engine needs to know of a professional. `month`: the present one, 'YYYY-MM'. */
export const readProfessional = (facts: ProfessionalFacts, month: string): ProfessionalProfile =>
  professionalProfile(productTaxonomy(), facts, month)

export const matchOf = (job: JobProfile, professional: ProfessionalProfile): MatchScore =>
  scoreMatch(productTaxonomy(), job, professional)

/** Whether a profile tells enough of any work to be given scores. */
export const hasScores = (professional: ProfessionalProfile): boolean =>
  isWorkDescribed(productTaxonomy(), professional)
