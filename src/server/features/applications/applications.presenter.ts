import { excerptLength } from '#contracts/text-lengths.ts'
import type {
  CandidateApplication,
  ProfessionalApplication,
} from '#contracts/applications/applications.contract.ts'
import type { CompanyCandidate } from '#contracts/applications/company-candidates.contract.ts'
import { authorName } from '#domain/companies/key.words.ts'
import { experienceYears } from '#domain/cv/experience-years.ts'
import { limaDay } from '#domain/time/dates.ts'
import { shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'
import { truncate } from '#domain/text/truncate.ts'
import { toLine } from '#domain/text/text-blocks.ts'
import { presentMatch } from '#server/features/matching/matching.service.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import {
  presentGiven,
  presentReceivedAnswer,
} from '#server/features/applications/answers/answers.presenter.ts'
import type { EventRow } from './applications.queries.ts'
import type { SentView } from './applications.service.ts'
import type { ScoredCandidate } from '#server/features/applications/candidates/candidates.service.ts'
import type { surveyCompany } from '#server/features/applications/candidates/candidates-overview.service.ts'
import type { listCandidatesOfCompany } from '#server/features/applications/candidates/company-candidates.service.ts'

const cvUrl = (application: { id: number; cvId: string | null }) =>
  application.cvId === null ? null : `/api/applications/${application.id}/cv`

export const presentHistory = (events: EventRow[]) =>
  events.map(({ status, at, by, message }) => ({ status, at: at.toISOString(), by, message }))

/** The steps for the company, with who of it made them. */
export const presentReceivedHistory = (events: EventRow[], names: ReadonlyMap<number, string>) =>
  events.map(({ status, at, by, message, userId, keyName, stage }) => ({
    status,
    stage,
    at: at.toISOString(),
    by,
    message,
    person: by === 'professional' ? null : authorName({ userId, keyName }, names),
  }))

/** The request for a human review and its result; null: not requested. */
const presentHumanReview = ({
  humanReviewRequestedAt,
  humanReviewReason,
  humanReviewAnsweredAt,
  humanReviewAnswer,
  humanReviewAnsweredBy,
}: SentView['application']) =>
  humanReviewRequestedAt && {
    requestedAt: humanReviewRequestedAt.toISOString(),
    reason: humanReviewReason,
    answeredAt: humanReviewAnsweredAt?.toISOString() ?? null,
    answer: humanReviewAnswer,
    isOurs: humanReviewAnsweredBy !== null,
  }

/** The person's view while the answer may still be undone. */
const unanswered = (application: SentView['application']) => ({
  ...application,
  humanReviewAnsweredAt: null,
  humanReviewAnswer: null,
  humanReviewAnsweredBy: null,
})

/** For the person who sent it. */
export function presentSent({
  application,
  answers,
  job,
  company,
  isCompanyShown,
  events,
}: SentView): ProfessionalApplication {
  return {
    id: application.id,
    jobId: job.id,
    status: application.knownStatus ?? application.status,
    viewed: application.viewedAt !== null,
    viewedAt: application.viewedAt?.toISOString() ?? null,
    appliedAt: application.appliedAt.toISOString(),
    withdrawnAt: application.withdrawnAt?.toISOString() ?? null,
    closedUnansweredAt: application.closedUnansweredAt?.toISOString() ?? null,
    cvUrl: cvUrl(application),
    coverLetter: application.coverLetter,
    answers: answers.map((answer) => presentGiven(application.id, answer)),
    humanReview: presentHumanReview(
      application.isHumanReviewNotified ? application : unanswered(application),
    ),
    canAskHumanReview:
      company.userId !== null && !application.withdrawnAt && application.humanReviewRequestedAt === null,
    history: presentHistory(events),
    job: {
      title: job.title,
      location: job.location,
      salaryRange: job.salaryText,
      description: truncate(toLine(job.description), excerptLength),
      isActive: job.isActive,
    },
    company: isCompanyShown
      ? {
          id: company.id,
          name: company.name,
          logo: pictureUrl(company.logoId),
          website: company.website,
        }
      : { id: null, name: job.companyName, logo: null, website: null },
  }
}

/** For the company that received it; `now` is the end of current positions. */
export function presentReceived({ row, match }: ScoredCandidate, now: Date): CandidateApplication {
  const { application, professional, skills, periods, email, cvName, isSuspended } = row
  const isCvHidden = isSuspended || row.isCvRejected
  return {
    id: application.id,
    jobId: application.jobId,
    status: application.status,
    compatibilityScore: match.score,
    matchReasons: shortReasons(match.reasons).map((reason) => reasonText(reason, 'company')),
    match: presentMatch(match),
    appliedAt: application.appliedAt.toISOString(),
    viewedAt: application.viewedAt?.toISOString() ?? null,
    experienceYears: experienceYears(periods, limaDay(now).slice(0, 7)),
    coverLetter: application.coverLetter,
    answers: row.answers.map((answer) => presentReceivedAnswer(application.id, answer, row)),
    humanReview: presentHumanReview(application),
    cvUrl: isCvHidden ? null : cvUrl(application),
    cvName: isCvHidden ? null : cvName,
    professional: {
      id: professional.id,
      firstName: professional.firstName,
      lastName: professional.lastName,
      isSuspended,
      email: isSuspended ? '' : email,
      phone: isSuspended ? null : professional.phone,
      location: professional.location,
      title: professional.title,
      summary: professional.summary,
      skills,
      avatar: pictureUrl(professional.photoId),
    },
  }
}

type Survey = Awaited<ReturnType<typeof surveyCompany>>

export function presentOverview(
  { jobs, topMatches, totalJobs, totalCandidates, newCandidates }: Survey,
  now: Date,
) {
  const jobsWithCandidates = jobs.map(({ row, shortlist }) => ({
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    isActive: row.isActive,
    candidateCount: row.candidateCount,
    newCount: row.newCount,
    bestMatchScore: shortlist[0]?.match.score ?? null,
    shortlist: shortlist.map(({ row: { application, professional }, match }) => ({
      applicationId: application.id,
      name: `${professional.firstName} ${professional.lastName}`.trim(),
      compatibilityScore: match.score,
    })),
  }))
  return {
    totalJobs,
    totalCandidates,
    newCandidates,
    topMatches: topMatches.map((candidate) => presentReceived(candidate, now)),
    jobsWithCandidates,
  }
}

/** A candidate in the list over all jobs of a company. */
export function presentCompanyCandidate({
  row,
  score,
}: Awaited<ReturnType<typeof listCandidatesOfCompany>>['candidates'][number]): CompanyCandidate {
  return {
    id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    status: row.status,
    compatibilityScore: score,
    appliedAt: row.appliedAt.toISOString(),
    isNew: row.status === 'pending' && row.viewedAt === null,
    since: row.since.toISOString(),
    awaitsHumanReview: row.humanReviewRequestedAt !== null && row.humanReviewAnsweredAt === null,
    professional: {
      id: row.professionalId,
      firstName: row.firstName,
      lastName: row.lastName,
      title: row.title,
      avatar: pictureUrl(row.photoId),
    },
  }
}
