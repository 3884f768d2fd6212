import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { differentCandidates } from '#server/db/schema/candidate-work.table.ts'

/*
 * Two applications of one person, sent from two accounts, that the company has joined: one stands on the board for both, the others point to
 * it (`joined_into`). Each stays what it was for the account that sent it.
 */

/** The application of the query and those that are joined to it, as an array of ids. */
export const wholeIds: SQL = sql`(${applications.id} || array(
  select joined.id from applications as joined where joined.joined_into = ${applications.id}))`

/** What stands for itself: the company sees those that are joined to another one there. */
export const standsAlone = isNull(applications.joinedInto)

/** The application that stands for this one: often itself. */
export async function findFront(db: Db, id: number): Promise<number> {
  const [row] = await db
    .select({ front: applications.joinedInto })
    .from(applications)
    .where(eq(applications.id, id))
  return row?.front ?? id
}

/** The ids of an application and of those it is joined with, without withdrawn ones; that which stands for all comes first. */
export async function listWhole(db: Db, id: number): Promise<number[]> {
  const front = await findFront(db, id)
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        or(eq(applications.id, front), eq(applications.joinedInto, front)),
        isNull(applications.withdrawnAt),
      ),
    )
    .orderBy(asc(applications.id))
  return rows.map((row) => row.id).toSorted((a, b) => Number(b === front) - Number(a === front))
}

/** These applications and all that they are joined with. */
export const areOf = (jobId: number, ids: readonly number[]): SQL | undefined =>
  and(
    eq(applications.jobId, jobId),
    sql`coalesce(${applications.joinedInto}, ${applications.id}) in (
      select coalesce(asked.joined_into, asked.id) from applications as asked
      where asked.job_id = ${jobId} and ${inArray(sql`asked.id`, [...ids])})`,
  )

/**
 * These applications with all that are joined to them, locked in the order of whoever moves one of them. Who waited for a lock does not
 * see what was joined meanwhile, so the question is asked again with the locks held.
 */
export async function lockToJoin(tx: Db, ids: readonly number[]) {
  await lockJoined(tx, ids)
  return lockJoined(tx, ids)
}

const lockJoined = (tx: Db, ids: readonly number[]) =>
  tx
    .select({
      id: applications.id,
      jobId: applications.jobId,
      status: applications.status,
      joinedInto: applications.joinedInto,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .where(or(inArray(applications.id, [...ids]), inArray(applications.joinedInto, [...ids])))
    .orderBy(asc(applications.id))
    .for('update')

/** Null: each stands for itself again. */
export async function setJoined(tx: Db, ids: readonly number[], into: number | null): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(applications)
    .set({ joinedInto: into })
    .where(inArray(applications.id, [...ids]))
}

/** Joins them again after an undo: those that nobody has joined or withdrawn since. */
export async function joinAgain(tx: Db, ids: readonly number[], into: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(applications)
    .set({ joinedInto: into })
    .where(
      and(
        inArray(applications.id, [...ids]),
        isNull(applications.joinedInto),
        isNull(applications.withdrawnAt),
      ),
    )
}

/** Every pair of the two lists is of two people. */
export async function insertDifferent(
  tx: Db,
  [some, others]: readonly [readonly number[], readonly number[]],
  by: { userId: number; at: Date },
): Promise<void> {
  const pairs = some.flatMap((one) =>
    others.map((other) => ({ firstId: Math.min(one, other), secondId: Math.max(one, other), ...by })),
  )
  await tx.insert(differentCandidates).values(pairs).onConflictDoNothing()
}
