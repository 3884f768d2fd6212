import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { isCompanyShown, shownCompanyName } from './shown-company.queries.ts'
import { answersOfApplication } from '#server/features/applications/answers/answers.queries.ts'
import { files } from '#server/db/schema/platform.table.ts'

export async function insertEvent(tx: Db, event: typeof applicationEvents.$inferInsert): Promise<number> {
  const [row] = await tx.insert(applicationEvents).values(event).returning({ id: applicationEvents.id })
  if (!row) throw new Error('An event was not written')
  return row.id
}

/** Deletes an undone step. */
export async function deleteEvent(tx: Db, id: number): Promise<void> {
  await tx.delete(applicationEvents).where(eq(applicationEvents.id, id))
}

/** The company's latest step, if the person was not notified of it and it leads to this status. */
export async function findPendingStep(tx: Db, applicationId: number, status: ApplicationStatus) {
  const [row] = await tx
    .select({
      id: applicationEvents.id,
      status: applicationEvents.status,
      isNotified: applicationEvents.isNotified,
    })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, applicationId),
        eq(applicationEvents.by, 'company'),
        ne(applicationEvents.status, 'stage'),
      ),
    )
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  return row && !row.isNotified && row.status === status ? row.id : null
}

/** Makes the step visible to the applicant. Returns the company's message. */
export async function markEventNotified(tx: Db, id: number): Promise<string | null> {
  const [row] = await tx
    .update(applicationEvents)
    .set({ isNotified: true })
    .where(eq(applicationEvents.id, id))
    .returning({ message: applicationEvents.message })
  return row?.message ?? null
}

/** The applicant and the company. */
export async function findSides(db: Db, id: number) {
  const [row] = await db
    .select({
      companyId: jobs.companyId,
      professionalId: applications.professionalId,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.id, id))
  return row ?? null
}

/** Content and recipients of messages about an application; null when it is gone. */
export async function findParties(tx: Db, id: number) {
  const [row] = await tx
    .select({
      id: applications.id,
      jobId: jobs.id,
      jobTitle: jobs.title,
      cvId: applications.cvId,
      companyId: companies.id,
      companyName: companies.name,
      /** As the applicant knows it. */
      shownName: shownCompanyName,
      isCompanyShown,
      companyUserId: companies.userId,
      professionalId: professionals.id,
      professionalUserId: users.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      location: professionals.location,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(applications.id, id))
  return row ?? null
}
export type Parties = NonNullable<Awaited<ReturnType<typeof findParties>>>

export async function getParties(tx: Db, id: number): Promise<Parties> {
  const parties = await findParties(tx, id)
  if (!parties) throw new Error('An application has no parties')
  return parties
}

/** Whether the same person applied to the same job and withdrew, since this moment. */
export async function appliedBefore(tx: Db, id: number, since: Date): Promise<boolean> {
  const earlier = alias(applications, 'earlier')
  const rows = await tx
    .select({ id: earlier.id })
    .from(applications)
    .innerJoin(
      earlier,
      and(
        eq(earlier.jobId, applications.jobId),
        eq(earlier.professionalId, applications.professionalId),
        lt(earlier.id, applications.id),
        gt(earlier.appliedAt, since),
      ),
    )
    .where(eq(applications.id, id))
    .limit(1)
  return rows.length > 0
}

/** Records the first opening and returns whether this was it. A status that the company has already set stays. */
export async function markViewed(tx: Db, id: number, now: Date): Promise<boolean> {
  const opened = await tx
    .update(applications)
    .set({ viewedAt: now })
    .where(and(eq(applications.id, id), isNull(applications.viewedAt), isNull(applications.withdrawnAt)))
    .returning({ id: applications.id })
  if (opened.length === 0) return false
  await tx
    .update(applications)
    .set({ status: 'viewed', stageSince: now })
    .where(and(eq(applications.id, id), eq(applications.status, 'pending')))
  await tx
    .update(applications)
    .set({ knownStatus: 'viewed' })
    .where(and(eq(applications.id, id), eq(applications.knownStatus, 'pending')))
  return true
}

/** The current state, locked for a change; null once it is withdrawn. */
export async function lockApplication(tx: Db, id: number) {
  const row = await lockSentApplication(tx, id)
  return row?.withdrawnAt ? null : row
}

/** The same, also when withdrawn; null when the applicant's account is gone. */
export async function lockSentApplication(tx: Db, id: number) {
  const [row] = await tx
    .select({
      status: applications.status,
      knownStatus: applications.knownStatus,
      jobId: applications.jobId,
      stageId: applications.stageId,
      stageSince: applications.stageSince,
      viewedAt: applications.viewedAt,
      cvId: applications.cvId,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .where(eq(applications.id, id))
    .for('update')
  return row ?? null
}

export async function setCvOfApplication(tx: Db, id: number, cvId: string): Promise<void> {
  await tx.update(applications).set({ cvId }).where(eq(applications.id, id))
}

export async function updateStatus(
  tx: Db,
  id: number,
  change: {
    status?: ApplicationStatus
    knownStatus: ApplicationStatus | null
    viewedAt?: Date
    /** Omitted with another status: the first one with it. */
    stageId?: number
    stageSince?: Date | null
  },
): Promise<void> {
  await tx.update(applications).set(change).where(eq(applications.id, id))
}

/** The company has said something: that the process closed without an answer no longer stands. */
export async function reopenUnanswered(tx: Db, id: number): Promise<void> {
  await tx.update(applications).set({ closedUnansweredAt: null }).where(eq(applications.id, id))
}

/** The applications of a professional, newest first, with the list's fields of job and company; or one of them. */
export async function listSent(db: Db, professionalId: number, id?: number) {
  return db
    .select({
      application: applications,
      job: jobs,
      company: companies,
      isCompanyShown,
      answers: answersOfApplication,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(applications.professionalId, professionalId),
        id === undefined ? undefined : eq(applications.id, id),
      ),
    )
    .orderBy(desc(applications.appliedAt), desc(applications.id))
}

/** The steps of these applications, oldest first: all of the company's, or those that the person was notified of. */
export async function listEvents(
  db: Db,
  applicationIds: number[],
  { isNotified }: { isNotified?: true } = {},
) {
  if (applicationIds.length === 0) return []
  return db
    .select()
    .from(applicationEvents)
    .where(
      and(
        inArray(applicationEvents.applicationId, applicationIds),
        isNotified ? applicationEvents.isNotified : undefined,
      ),
    )
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id))
}
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number]

/** A CV that administrators rejected: only its owner sees it. */
export const isCvRejected = sql<boolean>`${files.moderationStatus} is not distinct from 'rejected'`

export async function findCv(db: Db, applicationId: number) {
  const [row] = await db
    .select({
      storageKey: files.storageKey,
      name: files.name,
      mime: files.mime,
      size: files.size,
      isRejected: isCvRejected,
    })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.cvId))
    .where(eq(applications.id, applicationId))
  return row ?? null
}

/** Where an application stands, and since when. */
export async function readPlace(db: Db, id: number) {
  const [row] = await db
    .select({
      id: applications.id,
      status: applications.status,
      stageId: applications.stageId,
      since: stageSince,
    })
    .from(applications)
    .where(eq(applications.id, id))
  if (!row) throw new Error('An application is gone')
  return row
}

/** Since when an application is in its stage. */
export const stageSince = sql<Date>`coalesce(${applications.stageSince}, ${applications.appliedAt})`.mapWith(
  applications.appliedAt,
)
