import { and, eq, inArray, isNull, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AnswerGroup } from '#contracts/applications/close-out-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { answerRecipients, answerRounds } from '#server/db/schema/close-out.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { standsAlone } from '#server/features/applications/doubles/joins.queries.ts'
import { isCompanyShown, shownCompanyName } from '#server/features/applications/shown-company.queries.ts'

/** The statuses after which nobody waits for news. */
export const finalStatuses = ['accepted', 'rejected', 'hired'] as const

/** When the company last told the person something, or the person applied. */
export const lastStepAt = sql<Date>`greatest(${applications.appliedAt}, (
  select max(${applicationEvents.at}) from ${applicationEvents}
  where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.by} = 'company'
    and ${applicationEvents.isNotified}))`.mapWith(applications.appliedAt)

/** No final answer; needs `professionals` and `users` of the applicant in the query. A deleted account waits for nothing. */
export const isUnanswered = and(
  isNull(applications.withdrawnAt),
  notInArray(applications.status, [...finalStatuses]),
  isNull(users.deletedAt),
)

/** In no answer that has not left yet. */
export const isNotOnItsWay = (db: Db) =>
  notExists(
    db
      .select({ id: answerRecipients.roundId })
      .from(answerRecipients)
      .where(
        and(
          eq(answerRecipients.applicationId, applications.id),
          eq(answerRecipients.state, 'waiting'),
          answerRecipients.isAnswer,
        ),
      ),
  )

/** Told that the process goes on. */
const wasNotifiedInProcess = sql<boolean>`exists (
  select from ${answerRecipients} join ${answerRounds} on ${answerRounds.id} = ${answerRecipients.roundId}
  where ${answerRecipients.applicationId} = ${applications.id} and ${answerRecipients.state} = 'sent'
    and ${answerRounds.outcome} = 'in_process')`

const groupOf = sql<AnswerGroup>`case
  when ${applications.closedUnansweredAt} is not null then 'closed'
  when ${wasNotifiedInProcess} then 'in_process'
  else ${applications.status} end`

const unansweredOf = (db: Db, jobId: number, ...more: (SQL | undefined)[]) =>
  and(eq(applications.jobId, jobId), standsAlone, isUnanswered, isNotOnItsWay(db), ...more)

/** How many of a job wait: without a final answer, one on its way, or the news that it was closed. */
export async function countWaiting(db: Db, jobId: number): Promise<number> {
  const waiting = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(unansweredOf(db, jobId, isNull(applications.closedUnansweredAt)))
  return db.$count(waiting.as('waiting'))
}

/** Everybody of a job without a final answer, who waits longest first. */
export async function listUnanswered(db: Db, jobId: number) {
  return db
    .select({
      id: applications.id,
      group: groupOf,
      status: applications.status,
      since: lastStepAt,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      location: professionals.location,
      photoId: professionals.photoId,
      companyName: shownCompanyName,
      isCompanyShown,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(unansweredOf(db, jobId))
    .orderBy(lastStepAt, applications.id)
}
export type UnansweredRow = Awaited<ReturnType<typeof listUnanswered>>[number]

export const countAnswered = (db: Db, jobId: number): Promise<number> =>
  db.$count(
    applications,
    and(
      eq(applications.jobId, jobId),
      isNull(applications.withdrawnAt),
      standsAlone,
      inArray(applications.status, [...finalStatuses]),
    ),
  )

/**
 * Puts a group of a job, or these people, into an answer, with all that are joined to them. Nobody gets into two that have not left.
 * Returns how many.
 */
export async function insertRecipients(
  tx: Db,
  roundId: number,
  {
    jobId,
    group,
    people,
    excluded,
    lines,
  }: {
    jobId: number
    group?: AnswerGroup | undefined
    people?: readonly number[] | undefined
    excluded: readonly number[]
    lines: readonly { id: number; line: string }[]
  },
): Promise<number> {
  const chosen = tx
    .select({ roundId: sql<number>`${roundId}::int`.as('round_id'), applicationId: applications.id })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      unansweredOf(
        tx,
        jobId,
        group ? sql`${groupOf} = ${group}` : inArray(applications.id, [...(people ?? [])]),
        excluded.length === 0 ? undefined : notInArray(applications.id, [...excluded]),
      ),
    )
  const { rows } = await tx.execute<{ id: number }>(
    sql`insert into ${answerRecipients} (round_id, application_id) ${chosen} on conflict do nothing returning application_id as id`,
  )
  if (lines.length > 0)
    await tx.execute(sql`update ${answerRecipients} set line = given.line
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given(id int, line text)
      where round_id = ${roundId} and application_id = given.id`)
  const joined = tx
    .select({
      roundId: sql<number>`${roundId}::int`.as('round_id'),
      applicationId: applications.id,
      line: answerRecipients.line,
    })
    .from(applications)
    .innerJoin(answerRecipients, eq(answerRecipients.applicationId, applications.joinedInto))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(eq(answerRecipients.roundId, roundId), isUnanswered, isNotOnItsWay(tx)))
  const { rows: others } = await tx.execute(
    sql`insert into ${answerRecipients} (round_id, application_id, line) ${joined} on conflict do nothing returning application_id`,
  )
  return rows.length + others.length
}

/** The candidates of a job who were hired. */
export const listHired = (db: Db, jobId: number) =>
  db
    .select({
      id: applications.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      photoId: professionals.photoId,
    })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(
      and(
        eq(applications.jobId, jobId),
        isNull(applications.withdrawnAt),
        standsAlone,
        eq(applications.status, 'hired'),
      ),
    )
    .orderBy(applications.id)
    .limit(20)

/** One candidate of a job, with what a text is filled in with. */
export async function findRecipient(db: Db, jobId: number, id: number) {
  const [row] = await db
    .select({
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      location: professionals.location,
      jobTitle: jobs.title,
      companyName: shownCompanyName,
      isCompanyShown,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(and(eq(applications.jobId, jobId), eq(applications.id, id), isNull(applications.withdrawnAt)))
  return row ?? null
}
