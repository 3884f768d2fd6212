import type { ProfessionalFacts } from '#domain/matching/reading/facts.ts'
import { jobProfile, type JobProfile } from '#domain/matching/reading/job-profile.ts'
import {
  professionalProfile,
  type ProfessionalProfile,
} from '#domain/matching/reading/professional-profile.ts'
import { skillFrequencies } from '#domain/matching/reading/skill-frequency.data.ts'
import { scoreMatch, type MatchScore } from '#domain/matching/score/score.ts'
import {
  readTemplates,
  type ServiceTemplate,
  type SuggestedService,
  suggestServices,
} from '#domain/matching/suggest/suggest-services.ts'
import { fingerprint } from '#domain/matching/reading/fingerprint.ts'
import { productTaxonomy, taxonomyLines } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { wordFrequencies } from '#domain/matching/reading/word-frequency.data.ts'
import { isWorkDescribed } from '#domain/matching/reading/described-work.ts'
import * as weights from '#domain/matching/score/weights.ts'
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

/** What the engine needs to know of a professional. `month`: the present one, 'YYYY-MM'. */
export const readProfessional = (facts: ProfessionalFacts, month: string): ProfessionalProfile =>
  professionalProfile(productTaxonomy(), facts, month)

export const matchOf = (job: JobProfile, professional: ProfessionalProfile): MatchScore =>
  scoreMatch(productTaxonomy(), job, professional)

/** Whether a profile tells enough of any work to be given scores. */
export const hasScores = (professional: ProfessionalProfile): boolean =>
  isWorkDescribed(productTaxonomy(), professional)

let templates: ServiceTemplate[] | undefined

/** Services that the professional could sell. `demand`: id of a skill → active jobs that ask for it. */
export function suggestForProfile(
  profile: ProfessionalProfile,
  demand: ReadonlyMap<number, number>,
): SuggestedService[] {
  templates ??= readTemplates(productTaxonomy())
  return suggestServices(productTaxonomy(), templates, profile, demand)
}
