import { splitNames } from '#contracts/professionals/profile-fields.ts'
import type { AskedInAd, CvFacts } from '#domain/coach/review/cv-facts.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { listSummaries } from '#server/features/jobs/list/jobs-search.service.ts'
import { getJobProfile } from '#server/features/matching/matching.service.ts'
import { getEducation, getExperiences } from '#server/features/professionals/careers/careers.service.ts'
import { getProfessional } from '#server/features/professionals/professionals.service.ts'

/** The texts and dates of the own profile. */
export async function readCvFacts(
  deps: Pick<Deps, 'db'>,
  self: ProfessionalActor,
): Promise<CvFacts & { firstName: string; lastName: string }> {
  const [profile, experiences, educations] = await Promise.all([
    getProfessional(deps, self.professionalId),
    getExperiences(deps, self, self.professionalId),
    getEducation(deps, self, self.professionalId),
  ])
  const { firstName, lastName, title, summary, phone, location, experience, skills } = profile
  return {
    firstName,
    lastName,
    title,
    summary,
    phone,
    location,
    experience,
    skills: splitNames(skills),
    experiences,
    educations,
  }
}

/** An open job that somebody prepares for, with what it asks. Throws not_found. */
export async function readOpenJob(deps: Pick<Deps, 'db'>, id: number) {
  const [[job], profile] = await Promise.all([listSummaries(deps.db, [id]), getJobProfile(deps, id)])
  if (!job?.isActive || !profile) throw notFound('job')
  const asked: AskedInAd[] = profile.requirements
    .filter(({ label, isOptional }) => label !== '' && !isOptional)
    .map(({ label, skill }) => ({ label, skill }))
  return { job, asked, profile }
}
