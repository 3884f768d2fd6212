import { and, asc, count, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { RoundKind } from '#contracts/applications/close-out-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { acts } from '#server/db/schema/acts.table.ts'
import { answerRecipients, answerRounds } from '#server/db/schema/close-out.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

export type RoundRow = typeof answerRounds.$inferSelect

/**
 * Whether a message may be written to the applicant; needs `users` of the applicant in the query. An account that is gone
 * or that blocked the company is not written to, nor one that the company blocked.
 */
export const isWritable = sql<boolean>`(${applications.withdrawnAt} is null
  and coalesce(${users.deletedAt}, ${users.suspendedAt}) is null
  and not exists (select from user_blocks block
    join jobs job on job.id = ${applications.jobId} join companies company on company.id = job.company_id
    where (block.blocker_id, block.blocked_id) in ((${users.id}, company.user_id), (company.user_id, ${users.id}))))`

export async function insertRound(
  tx: Db,
  round: { jobId: number; userId: number; outcome: RoundKind; text: string; createdAt: Date },
): Promise<number> {
  const [row] = await tx.insert(answerRounds).values(round).returning({ id: answerRounds.id })
  if (!row) throw new Error('An answer was not written')
  return row.id
}

export async function setActOfRound(tx: Db, id: number, actId: number): Promise<void> {
  await tx.update(answerRounds).set({ actId }).where(eq(answerRounds.id, id))
}

/** False: it has left, or is gone. */
export async function deleteWaitingRound(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .delete(answerRounds)
    .where(and(eq(answerRounds.id, id), eq(answerRounds.state, 'waiting')))
    .returning({ id: answerRounds.id })
  return rows.length === 1
}

/** False: it is gone, or sends already. */
export async function beginSending(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .update(answerRounds)
    .set({ state: 'sending' })
    .where(and(eq(answerRounds.id, id), eq(answerRounds.state, 'waiting')))
    .returning({ id: answerRounds.id })
  return rows.length === 1
}

/** The round if this is its next batch, locked: no two batches of it run at once, and none runs twice. */
export async function lockTurn(tx: Db, id: number, turn: number) {
  const [row] = await tx
    .select({
      id: answerRounds.id,
      userId: answerRounds.userId,
      outcome: answerRounds.outcome,
      text: answerRounds.text,
      isCompanyGone: sql<boolean>`coalesce(${users.suspendedAt}, ${users.deletedAt}) is not null`,
    })
    .from(answerRounds)
    .innerJoin(jobs, eq(jobs.id, answerRounds.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, companies.userId))
    .where(and(eq(answerRounds.id, id), eq(answerRounds.turn, turn), eq(answerRounds.state, 'sending')))
    .for('update', { of: answerRounds })
  return row ?? null
}

/**
 * The next people of a round, locked with their applications. `isAnswer`: without those with a step that can still be
 * undone; they follow once it was told.
 */
export async function lockRecipients(
  tx: Db,
  { roundId, isAnswer, limit }: { roundId: number; isAnswer: boolean; limit: number },
) {
  return tx
    .select({
      applicationId: applications.id,
      line: answerRecipients.line,
      status: applications.status,
      withdrawnAt: applications.withdrawnAt,
      isGone: sql<boolean>`${users.deletedAt} is not null`,
      isWritable,
    })
    .from(answerRecipients)
    .innerJoin(applications, eq(applications.id, answerRecipients.applicationId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        eq(answerRecipients.roundId, roundId),
        eq(answerRecipients.state, 'waiting'),
        isAnswer ? isNull(applications.knownStatus) : undefined,
      ),
    )
    .orderBy(asc(answerRecipients.applicationId))
    .limit(limit)
    .for('update', { of: [answerRecipients, applications] })
}

export const countLeft = (tx: Db, roundId: number): Promise<number> =>
  tx.$count(
    answerRecipients,
    and(eq(answerRecipients.roundId, roundId), eq(answerRecipients.state, 'waiting')),
  )

export async function markRecipients(
  tx: Db,
  roundId: number,
  ids: readonly number[],
  state: 'sent' | 'skipped',
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(answerRecipients)
    .set({ state, line: null })
    .where(and(eq(answerRecipients.roundId, roundId), inArray(answerRecipients.applicationId, [...ids])))
}

export async function recordTurn(tx: Db, id: number, { isLast }: { isLast: boolean }): Promise<void> {
  await tx
    .update(answerRounds)
    .set({ turn: sql`${answerRounds.turn} + 1`, ...(isLast ? { state: 'done' as const } : {}) })
    .where(eq(answerRounds.id, id))
}

/** Those that send since before this moment. */
export const listSending = (db: Db, before: Date): Promise<Pick<RoundRow, 'id' | 'turn'>[]> =>
  db
    .select({ id: answerRounds.id, turn: answerRounds.turn })
    .from(answerRounds)
    .where(and(eq(answerRounds.state, 'sending'), lt(answerRounds.createdAt, before)))

/** What was written to candidates of a job and has not all left, answers or messages, with its act while it can be undone. */
export async function listRounds(db: Db, jobId: number, { isAnswer }: { isAnswer: boolean }) {
  return db
    .select({
      id: answerRounds.id,
      outcome: answerRounds.outcome,
      state: answerRounds.state,
      createdAt: answerRounds.createdAt,
      actId: acts.id,
      actUserId: acts.userId,
      people: count(),
      sent: sql<number>`count(*) filter (where ${answerRecipients.state} <> 'waiting')`.mapWith(Number),
    })
    .from(answerRounds)
    .innerJoin(answerRecipients, eq(answerRecipients.roundId, answerRounds.id))
    .leftJoin(acts, and(eq(acts.id, answerRounds.actId), isNull(acts.outcome)))
    .where(
      and(
        eq(answerRounds.jobId, jobId),
        ne(answerRounds.state, 'done'),
        isAnswer ? ne(answerRounds.outcome, 'message') : eq(answerRounds.outcome, 'message'),
      ),
    )
    .groupBy(answerRounds.id, acts.id)
    .orderBy(asc(answerRounds.id))
}
