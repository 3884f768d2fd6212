import { and, asc, desc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import {
  interviewers,
  interviewEvents,
  interviews,
  interviewSlots,
} from '#server/db/schema/interviews.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

const candidates = alias(users, 'candidates')

/** Interviews with both of their parties. */
function selectInterviews(db: Db) {
  return db
    .select({
      id: interviews.id,
      applicationId: interviews.applicationId,
      createdBy: interviews.createdBy,
      title: interviews.title,
      kind: interviews.kind,
      place: interviews.place,
      minutes: interviews.minutes,
      bufferMinutes: interviews.bufferMinutes,
      note: interviews.note,
      status: interviews.status,
      knownStatus: interviews.knownStatus,
      isNotified: interviews.isNotified,
      moveAskedAt: interviews.moveAskedAt,
      startsAt: interviews.startsAt,
      endsAt: interviews.endsAt,
      sequence: interviews.sequence,
      createdAt: interviews.createdAt,
      updatedAt: interviews.updatedAt,
      jobId: jobs.id,
      jobTitle: jobs.title,
      withdrawnAt: applications.withdrawnAt,
      isCandidateSuspended: sql<boolean>`${candidates.suspendedAt} is not null`,
      isCompanySuspended: sql<boolean>`exists (select from ${users}
        where ${users.id} = ${companies.userId} and ${users.suspendedAt} is not null)`,
      companyId: companies.id,
      companyName: companies.name,
      companyUserId: companies.userId,
      logoId: companies.logoId,
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      candidateUserId: candidates.id,
      candidateEmail: candidates.email,
      candidateIsGone: sql<boolean>`${candidates.deletedAt} is not null`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(candidates, eq(candidates.id, professionals.userId))
}
export type InterviewRow = Awaited<ReturnType<typeof selectInterviews>>[number]

export async function findInterview(db: Db, id: number): Promise<InterviewRow | null> {
  const [row] = await selectInterviews(db).where(eq(interviews.id, id))
  return row ?? null
}

/** An interview, locked until the transaction ends. */
export async function lockInterview(tx: Db, id: number): Promise<InterviewRow | null> {
  await tx.select({ id: interviews.id }).from(interviews).where(eq(interviews.id, id)).for('no key update')
  return findInterview(tx, id)
}

export const listOfApplication = (db: Db, applicationId: number): Promise<InterviewRow[]> =>
  selectInterviews(db).where(eq(interviews.applicationId, applicationId)).orderBy(desc(interviews.id))

/** What the person of an account sees as a candidate: the next one first. */
export const listOfCandidate = (db: Db, professionalId: number): Promise<InterviewRow[]> =>
  selectInterviews(db)
    .where(and(eq(applications.professionalId, professionalId), interviews.isNotified))
    .orderBy(sql`${interviews.startsAt} asc nulls first`, asc(interviews.id))

const isOpenStatus = inArray(interviews.status, ['proposed', 'scheduled'])

/** The interviews of a company: those that wait or lie ahead, the next one first, or the others, latest first. */
export function listOfCompany(
  db: Db,
  companyId: number,
  { when, interviewerId, limit }: { when: 'ahead' | 'past'; interviewerId: number | null; limit: number },
): Promise<InterviewRow[]> {
  const isMine =
    interviewerId === null
      ? undefined
      : inArray(
          interviews.id,
          db
            .select({ id: interviewers.interviewId })
            .from(interviewers)
            .where(eq(interviewers.userId, interviewerId)),
        )
  const rows = selectInterviews(db)
  const ofCompany = and(eq(jobs.companyId, companyId), isNull(applications.withdrawnAt), isMine)
  return when === 'ahead'
    ? rows
        .where(and(ofCompany, isOpenStatus))
        .orderBy(sql`${interviews.startsAt} asc nulls last`, desc(interviews.id))
        .limit(limit)
    : rows
        .where(and(ofCompany, inArray(interviews.status, ['done', 'no_show', 'cancelled'])))
        .orderBy(sql`coalesce(${interviews.startsAt}, ${interviews.updatedAt}) desc`, desc(interviews.id))
        .limit(limit)
}

/** How many of an application wait or lie ahead. */
export async function countOpen(tx: Db, applicationId: number): Promise<number> {
  const rows = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.applicationId, applicationId), isOpenStatus))
  return rows.length
}

/** What the company left free after its latest interview; null: it has had none. */
export async function findLatestBuffer(db: Db, companyId: number): Promise<number | null> {
  const [row] = await db
    .select({ bufferMinutes: interviews.bufferMinutes })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(jobs.companyId, companyId))
    .orderBy(desc(interviews.id))
    .limit(1)
  return row?.bufferMinutes ?? null
}

export async function insertInterview(
  tx: Db,
  values: typeof interviews.$inferInsert,
  { slots, userIds }: { slots: readonly Date[]; userIds: readonly number[] },
): Promise<number> {
  const [row] = await tx.insert(interviews).values(values).returning({ id: interviews.id })
  const interviewId = row!.id
  await tx.insert(interviewSlots).values(slots.map((startsAt) => ({ interviewId, startsAt })))
  await tx.insert(interviewers).values(userIds.map((userId) => ({ interviewId, userId })))
  return interviewId
}

export async function updateInterview(
  tx: Db,
  id: number,
  values: Partial<typeof interviews.$inferInsert>,
): Promise<void> {
  await tx.update(interviews).set(values).where(eq(interviews.id, id))
}

/** Takes back a proposal that the candidate has not heard of. */
export async function deletePending(tx: Db, id: number): Promise<boolean> {
  const gone = await tx
    .delete(interviews)
    .where(and(eq(interviews.id, id), eq(interviews.isNotified, false)))
    .returning({ id: interviews.id })
  return gone.length > 0
}

export async function insertEvent(tx: Db, event: typeof interviewEvents.$inferInsert): Promise<number> {
  const [row] = await tx.insert(interviewEvents).values(event).returning({ id: interviewEvents.id })
  return row!.id
}

export async function findEvent(db: Db, id: number) {
  const [row] = await db.select().from(interviewEvents).where(eq(interviewEvents.id, id))
  return row ?? null
}

export async function findLatestEvent(db: Db, interviewId: number) {
  const [row] = await db
    .select()
    .from(interviewEvents)
    .where(eq(interviewEvents.interviewId, interviewId))
    .orderBy(desc(interviewEvents.id))
    .limit(1)
  return row ?? null
}

export async function deleteEvent(tx: Db, id: number): Promise<void> {
  await tx.delete(interviewEvents).where(eq(interviewEvents.id, id))
}

/** Marks the steps that the company has not heard of, and returns whether it knew of a chosen time before. */
export async function markNotified(tx: Db, interviewId: number): Promise<{ knewTime: boolean }> {
  const ofInterview = eq(interviewEvents.interviewId, interviewId)
  const known = await tx
    .select({ id: interviewEvents.id })
    .from(interviewEvents)
    .where(and(ofInterview, interviewEvents.isNotified, inArray(interviewEvents.step, ['picked', 'moved'])))
  await tx.update(interviewEvents).set({ isNotified: true }).where(ofInterview)
  return { knewTime: known.length > 0 }
}

/** The steps of these interviews that say something: cancellations, offers of other times and refusals. The latest of each last. */
export const listSayings = (db: Db, ids: readonly number[]) =>
  db
    .select({
      id: interviewEvents.id,
      interviewId: interviewEvents.interviewId,
      step: interviewEvents.step,
      by: interviewEvents.by,
      reason: interviewEvents.reason,
      wishes: interviewEvents.wishes,
      ending: interviewEvents.ending,
    })
    .from(interviewEvents)
    .where(inArray(interviewEvents.interviewId, [...ids]))
    .orderBy(asc(interviewEvents.id))

/** Interviews for the scheduled task, locked, at most `limit`. Skips rows that another process has locked. */
export async function claim(tx: Db, condition: SQL | undefined, limit: number): Promise<InterviewRow[]> {
  const ids = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(condition)
    .orderBy(asc(interviews.id))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  if (ids.length === 0) return []
  return selectInterviews(tx).where(
    inArray(
      interviews.id,
      ids.map(({ id }) => id),
    ),
  )
}

/** Scheduled ones that start between now and `until` without this reminder. */
export const dueFor = (column: 'dayRemindedAt' | 'hourRemindedAt', now: Date, until: Date) =>
  and(
    eq(interviews.status, 'scheduled'),
    isNull(interviews[column]),
    gt(interviews.startsAt, now),
    lt(interviews.startsAt, until),
  )

/** Those that wait or lie ahead of an application, a job, or an account on either side. */
export function openOf(
  db: Db,
  ended: { applicationId: number } | { jobId: number } | { userId: number },
  now: Date,
) {
  const of = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(
      'applicationId' in ended
        ? eq(applications.id, ended.applicationId)
        : 'jobId' in ended
          ? eq(jobs.id, ended.jobId)
          : or(eq(companies.userId, ended.userId), eq(professionals.userId, ended.userId)),
    )
  return and(
    isOpenStatus,
    isNull(interviews.knownStatus),
    or(isNull(interviews.startsAt), gt(interviews.startsAt, now)),
    inArray(interviews.applicationId, of),
  )
}

/** Open ones whose application was withdrawn before `before`. */
export const withdrawnBefore = (db: Db, before: Date, now: Date) =>
  and(
    isOpenStatus,
    isNull(interviews.knownStatus),
    or(isNull(interviews.startsAt), gt(interviews.startsAt, now)),
    inArray(
      interviews.applicationId,
      db.select({ id: applications.id }).from(applications).where(lt(applications.withdrawnAt, before)),
    ),
  )
