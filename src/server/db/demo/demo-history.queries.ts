import { DAY, HOUR } from '#domain/time/durations.ts'
import { candidateHref } from '#domain/jobs/job.address.ts'
import type { Db } from '#server/db/connection.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'
import { sentApplications } from '#domain/applications/application.address.ts'
import { newCandidate, statusTexts } from '#server/features/applications/application-notices.words.ts'
import { humanReviewRequested } from '#server/features/human-reviews/human-review-notices.words.ts'
import { demoApplications, type DemoApplication } from './demo-applications.ts'
import { demoCompanies } from './demo-companies.ts'
import { demoJobs } from './demo-jobs.ts'
import { demoPeople } from './demo-people.data.ts'

interface Known {
  now: Date
  /** Keyed by e-mail. */
  userIds: ReadonlyMap<string, number>
  /** Keyed by user. */
  professionalIds: ReadonlyMap<number, number>
  /** In the order of `demoJobs`. */
  jobIds: readonly number[]
  /** Keyed by person. */
  cvIds: ReadonlyMap<string, string>
}

/** Messages older than this are marked as read. In milliseconds. */
const readAfter = 3 * DAY

/** Inserts the applications with their steps, and the notifications of both sides. */
export async function insertHistory(tx: Db, known: Known): Promise<void> {
  const parties = demoApplications.map((application) => partiesOf(application, known))
  const inserted = await tx
    .insert(applications)
    .values(
      parties.map(({ application, moments, jobId, personUserId }) => ({
        jobId,
        professionalId: known.professionalIds.get(personUserId)!,
        cvId: known.cvIds.get(application.person)!,
        coverLetter: application.coverLetter ?? null,
        status: application.steps.at(-1)?.[0] ?? 'pending',
        appliedAt: moments[0]!,
        viewedAt: moments[1] ?? null,
        humanReviewRequestedAt: application.humanReview
          ? reviewedAt(application.humanReview, known.now)
          : null,
        humanReviewReason: application.humanReview?.reason ?? null,
      })),
    )
    .returning({ id: applications.id })
  await tx
    .insert(applicationEvents)
    .values(parties.flatMap((party, index) => eventsOf(party, inserted[index]!.id)))
  await tx
    .insert(notifications)
    .values(
      parties
        .flatMap((party, index) => notificationsOf(party, inserted[index]!.id, known.now))
        .map((row) => Object.assign(row, { readAt: readAtOf(row.createdAt, known.now) })),
    )
}

/** When somebody applied, and the time of each later step: at least 10 minutes apart, never after the seed. */
function momentsOf({ appliedDaysAgo, steps }: DemoApplication, now: Date): Date[] {
  const days = [appliedDaysAgo, ...steps.map(([, daysAgo]) => daysAgo)]
  return days.map(
    (daysAgo, index) =>
      new Date(now.getTime() - daysAgo * DAY - (days.length - index) * 10 * 60_000 + 5 * 60_000),
  )
}

const reviewedAt = ({ daysAgo }: { daysAgo: number }, now: Date) => new Date(now.getTime() - daysAgo * DAY)

function partiesOf(application: DemoApplication, { now, userIds, jobIds }: Known) {
  const jobIndex = demoJobs.findIndex(({ key }) => key === application.job)
  const job = demoJobs[jobIndex]
  const person = demoPeople.find(({ key }) => key === application.person)
  if (!job || !person) throw new Error(`${application.person} applies to ${application.job}: one is unknown`)
  const company = demoCompanies.find(({ key }) => key === job.company)!
  return {
    application,
    moments: momentsOf(application, now),
    jobId: jobIds[jobIndex]!,
    personUserId: userIds.get(person.email)!,
    companyUserId: userIds.get(company.email)!,
    subject: {
      jobTitle: job.title,
      companyName: company.name,
      hasCv: true,
      fullName: `${person.firstName} ${person.lastName}`,
    },
  }
}
type Party = ReturnType<typeof partiesOf>

/**
 * The events as the applications feature writes them: the first view is by the system, every other step by the
 * company.
 */
function eventsOf({ application, moments, personUserId, companyUserId }: Party, applicationId: number) {
  return [
    {
      applicationId,
      status: 'pending' as const,
      by: 'professional' as const,
      userId: personUserId,
      at: moments[0]!,
    },
    ...application.steps.map(([status], index) => ({
      applicationId,
      status,
      by: status === 'viewed' ? ('system' as const) : ('company' as const),
      userId: companyUserId,
      at: moments[index + 1]!,
    })),
  ]
}

function notificationsOf(
  { application, moments, jobId, personUserId, companyUserId, subject }: Party,
  applicationId: number,
  now: Date,
) {
  const type = 'application_status' as const
  const toPerson = { userId: personUserId, type, link: sentApplications }
  const toCompany = {
    userId: companyUserId,
    type,
    link: candidateHref(jobId, applicationId),
  }
  return [
    { ...toCompany, ...newCandidate(subject), createdAt: moments[0]! },
    ...(application.humanReview
      ? [
          {
            ...toCompany,
            ...humanReviewRequested(subject),
            createdAt: reviewedAt(application.humanReview, now),
          },
        ]
      : []),
    ...application.steps.map(([status], index) => ({
      ...toPerson,
      ...statusTexts[status](subject),
      createdAt: moments[index + 1]!,
    })),
  ]
}

function readAtOf(createdAt: Date, now: Date): Date | null {
  return now.getTime() - createdAt.getTime() > readAfter ? new Date(createdAt.getTime() + HOUR) : null
}
