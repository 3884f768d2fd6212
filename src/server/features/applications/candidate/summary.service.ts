import type { CandidateSummary } from '#contracts/applications/candidate.contract.ts'
import { splitNames } from '#contracts/professionals/profile-fields.ts'
import type { CandidateTexts } from '#domain/applications/candidate-lines.ts'
import { summarize } from '#domain/applications/candidate-summary.ts'
import type { CompanyActor } from '#server/actor.ts'
import { AppError } from '#server/errors.ts'
import type { ReceivedApplication } from '#server/features/applications/applications.policy.ts'
import { findReceived } from '#server/features/applications/candidates/candidates.queries.ts'
import { getJobProfile, presentMonth } from '#server/features/matching/matching.service.ts'
import { getEducation, getExperiences } from '#server/features/professionals/careers/careers.service.ts'
import { getProfessional } from '#server/features/professionals/professionals.service.ts'
import { readCvText } from './candidate.service.ts'

type SummaryDeps = Parameters<typeof readCvText>[0]

/** The facts of a candidate with the lines they rest on. Reading its CV counts as opening it. Throws not_found. */
export async function readSummary(
  deps: SummaryDeps,
  actor: CompanyActor,
  application: ReceivedApplication,
): Promise<CandidateSummary> {
  const row = await findReceived(deps.db, application.id)
  if (!row) throw new AppError('not_found')
  const [job, career, { cv, text }] = await Promise.all([
    getJobProfile(deps, row.application.jobId),
    readShownCareer(deps, actor, row.professional.id),
    readText(deps, actor, application, row.application.cvId !== null),
  ])
  if (!job) throw new AppError('not_found')
  const { title, summary } = row.professional
  const texts = { title, summary, skills: splitNames(row.skills), ...career, cv: text }
  return { ...summarize(texts, job, presentMonth(deps)), cv }
}

/** The works, studies and languages that the company may see: none of a person who is suspended or hidden from it. */
async function readShownCareer(
  deps: SummaryDeps,
  actor: CompanyActor,
  professionalId: number,
): Promise<Pick<CandidateTexts, 'works' | 'studies' | 'languages'>> {
  try {
    const works = await getExperiences(deps, actor, professionalId)
    const studies = await getEducation(deps, actor, professionalId)
    const { skillRows } = await getProfessional(deps, professionalId)
    return {
      works: works.map(({ position, company, description, startDate, endDate, isCurrent }) => ({
        position,
        company,
        description,
        startDate,
        endDate,
        current: isCurrent,
      })),
      studies: studies.map(({ degree, field, institution, startDate, endDate, isCurrent }) => ({
        degree,
        field,
        institution,
        startDate,
        endDate,
        current: isCurrent,
      })),
      languages: skillRows.flatMap(({ kind, name, level }) => (kind === 'language' ? [{ name, level }] : [])),
    }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      return { works: [], studies: [], languages: [] }
    throw error
  }
}

/** Without a CV to read, the profile is enough. */
async function readText(
  deps: SummaryDeps,
  actor: CompanyActor,
  application: ReceivedApplication,
  hasCv: boolean,
): Promise<{ cv: CandidateSummary['cv']; text: string | null }> {
  if (!hasCv) return { cv: 'none', text: null }
  try {
    return { cv: 'read', text: (await readCvText(deps, actor, application)).text }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { cv: error.code === 'not_found' ? 'none' : 'unreadable', text: null }
  }
}
