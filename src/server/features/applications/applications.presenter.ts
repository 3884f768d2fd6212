import type { CandidateApplication, ProfessionalApplication } from '#contracts/applications.contract.ts'
import { experienceYears } from '#domain/cv/experience-years.ts'
import { limaDay } from '#domain/dates.ts'
import { truncate } from '#domain/text.ts'
import { toLine } from '#domain/text-blocks.ts'
import type { EventRow } from './applications.queries.ts'
import type { SentView } from './applications.service.ts'
import type { ReceivedRow } from './candidates.queries.ts'
import type { surveyCompany } from './candidates.service.ts'

const cvUrl = (application: { id: number; cvId: string | null }) =>
  application.cvId === null ? null : `/api/applications/${application.id}/cv`

export const presentHistory = (events: EventRow[]) =>
  events.map(({ status, at, by }) => ({ status, at: at.toISOString(), by }))

/** To the person who sent it. */
export function presentSent({ application, job, company, events }: SentView): ProfessionalApplication {
  return {
    id: application.id,
    jobId: job.id,
    status: application.status,
    viewed: application.viewedAt !== null,
    viewedAt: application.viewedAt?.toISOString() ?? null,
    appliedAt: application.appliedAt.toISOString(),
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
    cvUrl: cvUrl(application),
    coverLetter: application.coverLetter,
    history: presentHistory(events),
    job: {
      title: job.title,
      location: job.location,
      salaryRange: job.salaryText,
      description: truncate(toLine(job.description)),
      isActive: job.isActive,
    },
    company: { id: company.id, name: company.name, logo: null, website: company.website },
  }
}

/** To the company that received it; `now` decides until when a current position counts. Score and reasons come with the matching engine. */
export function presentReceived(
  { application, professional, skills, periods, email, cvName }: ReceivedRow,
  now: Date,
): CandidateApplication {
  return {
    id: application.id,
    jobId: application.jobId,
    status: application.status,
    compatibilityScore: null,
    matchReasons: [],
    appliedAt: application.appliedAt.toISOString(),
    viewedAt: application.viewedAt?.toISOString() ?? null,
    experienceYears: experienceYears(periods, limaDay(now).slice(0, 7)),
    coverLetter: application.coverLetter,
    cvUrl: cvUrl(application),
    cvName,
    professional: {
      id: professional.id,
      firstName: professional.firstName,
      lastName: professional.lastName,
      email,
      phone: professional.phone,
      location: professional.location,
      title: professional.title,
      summary: professional.summary,
      skills,
      avatar: null,
    },
  }
}

type Survey = Awaited<ReturnType<typeof surveyCompany>>

/** The best matches and scores come with the matching engine. */
export function presentOverview({ rows, totalJobs, totalCandidates, newCandidates }: Survey) {
  const jobsWithCandidates = rows.map(({ jobId, jobTitle, isActive, candidateCount, newCount }) => ({
    jobId,
    jobTitle,
    isActive,
    candidateCount,
    newCount,
    bestMatchScore: null,
  }))
  return { totalJobs, totalCandidates, newCandidates, topMatches: [], jobsWithCandidates }
}
