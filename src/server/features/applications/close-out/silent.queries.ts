import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { answerTerm } from '#contracts/applications/close-out-figures.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import type { ClosedWhy } from '#domain/applications/close-out.words.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { restorableSince } from '#server/takedown.ts'
import { finalStatuses, isNotOnItsWay, lastStepAt } from './waiting.queries.ts'

/** The account of the company has been deleted. */
const isCompanyGone = sql<boolean>`exists (
  select from ${users} where ${users.id} = ${companies.userId} and ${users.deletedAt} is not null)`

/** Deleted by its company, or by an administrator who can no longer restore it. */
const isAdGone = (now: Date) =>
  or(
    and(isNull(jobs.deletedBy), lte(jobs.deletedAt, new Date(now.getTime() - MINUTE))),
    lte(jobs.deletedAt, restorableSince(now)),
  )

/** The end of the term: so long after the last step of the company, or after the application. */
const termEnds = sql`${lastStepAt} + ${companies.answerTermDays} * interval '1 day'`

/**
 * The next applications that nobody will answer, locked: the company's term has passed, or the ad or the company is gone.
 * One with a step that can still be undone, or with an answer on its way, waits for that.
 */
export async function claimSilent(tx: Db, now: Date, limit: number) {
  const deadline = and(
    lte(applications.appliedAt, new Date(now.getTime() - answerTerm.least * DAY)),
    lte(termEnds, now),
  )
  const silent = (ends: SQL | undefined) =>
    tx
      .select({
        id: applications.id,
        days: companies.answerTermDays,
        isCompanyGone,
        isAdGone: sql<boolean>`coalesce(${isAdGone(now)}, false)`,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(
        and(
          isNull(applications.withdrawnAt),
          isNull(applications.closedUnansweredAt),
          isNull(applications.knownStatus),
          notInArray(applications.status, [...finalStatuses]),
          isNotOnItsWay(tx),
          hasApplicant(tx),
          ends,
        ),
      )
      .orderBy(asc(applications.id))
      .limit(limit)
      .for('update', { of: applications, skipLocked: true })
  const gone = await silent(or(isAdGone(now), isCompanyGone))
  const rows = gone.length > 0 ? gone : await silent(deadline)
  return rows.map(({ id, days, ...row }) => ({
    id,
    why: whyOf(days, row),
  }))
}

/** The applicant's account exists. */
const hasApplicant = (db: Db) =>
  inArray(
    applications.professionalId,
    db
      .select({ id: professionals.id })
      .from(professionals)
      .innerJoin(users, eq(users.id, professionals.userId))
      .where(isNull(users.deletedAt)),
  )

function whyOf(days: number, gone: { isCompanyGone: boolean; isAdGone: boolean }): ClosedWhy {
  if (gone.isCompanyGone) return { kind: 'company' }
  return gone.isAdGone ? { kind: 'ad' } : { kind: 'term', days }
}

export async function setClosedUnanswered(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(applications)
    .set({ closedUnansweredAt: at })
    .where(inArray(applications.id, [...ids]))
}

/**
 * Companies with an account, of whose candidates somebody has come to two thirds of the term or to its last days since
 * they were reminded, and marks them as reminded. At most once a day each.
 */
export async function claimToRemind(
  tx: Db,
  { now, lastDays, limit }: { now: Date; lastDays: number; limit: number },
) {
  const firstAt = sql`${lastStepAt} + floor(${companies.answerTermDays} * 2.0 / 3) * interval '1 day'`
  const lastAt = sql`${termEnds} - ${lastDays} * interval '1 day'`
  const nowSql = sql`${now.toISOString()}::timestamptz`
  const isNew = (at: SQL) =>
    sql`(${at} <= ${nowSql} and ${at} > coalesce(${companies.answersRemindedAt}, '-infinity'))`
  const rows = await tx
    .select({
      companyId: companies.id,
      name: companies.name,
      waiting: sql<number>`count(*) filter (where ${firstAt} <= ${nowSql})`.mapWith(Number),
      last: sql<number>`count(*) filter (where ${lastAt} <= ${nowSql})`.mapWith(Number),
      jobIds: sql<number[]>`array_agg(distinct ${jobs.id}) filter (where ${firstAt} <= ${nowSql})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        isNull(applications.withdrawnAt),
        isNull(applications.closedUnansweredAt),
        notInArray(applications.status, [...finalStatuses]),
        lte(applications.appliedAt, new Date(now.getTime() - (answerTerm.least / 2) * DAY)),
        isNull(jobs.deletedAt),
        isNotNull(companies.userId),
        isNull(users.deletedAt),
        isNull(users.suspendedAt),
        or(
          isNull(companies.answersRemindedAt),
          lte(companies.answersRemindedAt, new Date(now.getTime() - DAY + 60 * MINUTE)),
        ),
        isNotOnItsWay(tx),
        hasApplicant(tx),
      ),
    )
    .groupBy(companies.id)
    .having(sql`bool_or(${isNew(firstAt)} or ${isNew(lastAt)})`)
    .orderBy(asc(companies.id))
    .limit(limit)
  if (rows.length > 0)
    await tx
      .update(companies)
      .set({ answersRemindedAt: now })
      .where(
        inArray(
          companies.id,
          rows.map(({ companyId }) => companyId),
        ),
      )
  return rows
}
