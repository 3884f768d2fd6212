import type { JobProfile, ProfessionalFacts, ProfessionalProfile } from './types.ts'
import { askedInText } from '#domain/matching/reading/asked-in-text.ts'
import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { professionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { skillFrequencies } from '#domain/matching/reading/skill-frequency.data.ts'
import { type MatchScore, scoreMatch } from '#domain/matching/score/score.ts'
import { fingerprint } from '#domain/matching/reading/fingerprint.ts'
import { productTaxonomy, taxonomyLines } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { wordVectorLines } from '#domain/matching/reading/word-vectors.data.ts'
import { wordFrequencies } from '#domain/matching/reading/word-frequency.data.ts'
import { skillPart } from '#domain/matching/parts/skill-part.ts'
import { languagesCounted, skillsCounted, yearsCounted } from '#domain/matching/reasons/match-reasons.ts'
import { monthsShare, relevantMonths } from '#domain/matching/reading/worked-months.ts'
import { isWorkDescribed } from '#domain/matching/reading/described-work.ts'
import { searchMarks } from '#domain/jobs/search/confusions.ts'
import * as weights from './weights.ts'
import { readTitle, titleCloseness } from '#domain/matching/reading/title.ts'
import { type StoredJob, jobFacts } from '#domain/matching/reading/stored-job.ts'

/** The engine of the product, with its own taxonomy and table of rarity. */

/** Increased with every change that gives the same job another profile or score; a test detects a missing increase. */
const algorithm = 13

/** Sorted by name: module loaders return exports in different orders. */
const weightsByName = Object.entries(weights).toSorted(([one], [other]) => (one < other ? -1 : 1))

/**
 * A fingerprint of the code, the weights, the rarities and the taxonomy: stored profiles of another version are recomputed. The marks of the
 * search are part of it, as the same task writes an ad's searchable text anew.
 */
export const engineVersion = `${algorithm}-${fingerprint(JSON.stringify([weightsByName, skillFrequencies, wordFrequencies, wordVectorLines]) + taxonomyLines() + searchMarks)}`

/** The job profile of a stored job. */
export const readJob = (job: StoredJob): JobProfile =>
  jobProfile(productTaxonomy(), jobFacts(job), skillFrequencies)

/** The columns of a stored job profile, with the engine version. It takes milliseconds, so call it outside of transactions. */
export function storedProfile(job: StoredJob) {
  const profile = readJob(job)
  const matchSkills = profile.requirements.map(({ skill }) => skill).filter((skill) => skill >= 0)
  return { matchProfile: profile, matchEngine: engineVersion, matchSkills }
}
export type StoredProfile = ReturnType<typeof storedProfile>

/** The profile of a professional. `month`: the current one, 'YYYY-MM'. */
export const readProfessional = (facts: ProfessionalFacts, month: string): ProfessionalProfile =>
  professionalProfile(productTaxonomy(), facts, month)

/** What a job asks, and where the text of a CV names it. */
export const askedInCv = (job: JobProfile, text: string) => askedInText(productTaxonomy(), job, text)

/** The skills that a job asks, as 'Cumples 5 de 8' counts them, and which of them the profile has. */
export const skillsAsked = (job: JobProfile, professional: ProfessionalProfile) =>
  skillsCounted(skillPart(productTaxonomy(), job, professional))

/** What a job asks that a person can reach, and what of it the profile has: skills, languages, years of related work. */
export const requirementsOf = (job: JobProfile, professional: ProfessionalProfile) => ({
  skills: skillsAsked(job, professional),
  languages: languagesCounted(job, professional),
  years: yearsCounted(job.experience, relevantMonths(productTaxonomy(), job.title, professional.positions)),
})

/** Whether the months of a position count among the years that a job asks. */
export const countsForYears = ({ title }: JobProfile, position: string): boolean =>
  monthsShare(titleCloseness(productTaxonomy(), title, readTitle(productTaxonomy(), position))) > 0

export const matchOf = (job: JobProfile, professional: ProfessionalProfile): MatchScore =>
  scoreMatch(productTaxonomy(), job, professional)

/** Whether a profile has enough information about work to get scores. */
export const hasScores = (professional: ProfessionalProfile): boolean =>
  isWorkDescribed(productTaxonomy(), professional)
