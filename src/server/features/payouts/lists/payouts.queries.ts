import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PayoutCurrency } from '#contracts/payouts/payouts-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { payoutDestinations, payoutLists, payouts } from '#server/db/schema/payouts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'

/** How many lists the administration shows. */
const shownLists = 50

/** Only one transaction at a time may prepare a list: what it reads as due is due when it commits. */
export const lockLists = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('payouts'))`)

export interface DueRow {
  userId: number
  currency: PayoutCurrency
  amount: number
  /** Null: the account is gone. */
  name: string | null
}

/** What each professional is owed and is in no open list, as booked; the most first. */
export async function listDue(db: Db): Promise<DueRow[]> {
  const { rows } = await db.execute<DueRow & Record<string, unknown>>(sql`
    select b.party_id as "userId", b.currency, (-b.sum)::float8 as amount,
      (select trim(p.first_name || ' ' || p.last_name) from professionals p join users u on u.id = p.user_id
        where p.user_id = b.party_id and u.deleted_at is null) as name
    from (select party_id, currency, sum(amount) as sum from ledger_entries
      where account = 'payouts_due' and party_id is not null group by party_id, currency having sum(amount) < 0) b
    where not exists (select from payouts o
      where o.party_id = b.party_id and o.currency = b.currency and o.settled_at is null)
    order by b.currency, b.sum, b.party_id`)
  return rows
}

/** Whoever closes an account waits until the list that takes its destination is made, and then erases it there, too. */
export const lockDestinations = (tx: Db) =>
  tx.select({ userId: payoutDestinations.userId }).from(payoutDestinations).for('share')

export const listDestinationsOf = (db: Db, userIds: readonly number[]) =>
  db
    .select()
    .from(payoutDestinations)
    .where(inArray(payoutDestinations.userId, [...userIds]))

export async function insertList(
  tx: Db,
  list: typeof payoutLists.$inferInsert,
  rows: readonly Omit<typeof payouts.$inferInsert, 'listId' | 'listedAt'>[],
): Promise<number> {
  const [made] = await tx.insert(payoutLists).values(list).returning({ id: payoutLists.id })
  const listId = made!.id
  await tx.insert(payouts).values(rows.map((row) => ({ ...row, listId, listedAt: list.preparedAt })))
  return listId
}

export const findLists = (db: Db) =>
  db.select().from(payoutLists).orderBy(desc(payoutLists.id)).limit(shownLists)

export async function findList(db: Db, id: number) {
  const [row] = await db.select().from(payoutLists).where(eq(payoutLists.id, id))
  return row ?? null
}

export type PayoutOfList = Awaited<ReturnType<typeof listRows>>[number]

/** The rows of lists with their professionals' names, in the order in which they were made. */
export const listRows = (db: Db, listIds: readonly number[]) =>
  db
    .select({
      id: payouts.id,
      listId: payouts.listId,
      partyId: payouts.partyId,
      currency: payouts.currency,
      amount: payouts.amount,
      kind: payouts.kind,
      sealed: payouts.sealed,
      lastFour: payouts.lastFour,
      holder: payouts.holder,
      status: payouts.status,
      failure: payouts.failure,
      markedAt: payouts.markedAt,
      settledAt: payouts.settledAt,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
    })
    .from(payouts)
    .leftJoin(professionals, eq(professionals.userId, payouts.partyId))
    .where(inArray(payouts.listId, [...listIds]))
    .orderBy(asc(payouts.id))

export type LockedPayout = typeof payouts.$inferSelect

/** Rows that are open, locked. */
export const lockOpen = (tx: Db, ids: readonly number[], listId?: number): Promise<LockedPayout[]> =>
  tx
    .select()
    .from(payouts)
    .where(
      and(
        inArray(payouts.id, [...ids]),
        isNull(payouts.settledAt),
        listId === undefined ? undefined : eq(payouts.listId, listId),
      ),
    )
    .orderBy(asc(payouts.id))
    .for('update')

export async function markRows(
  tx: Db,
  ids: readonly number[],
  mark: Pick<LockedPayout, 'status' | 'failure' | 'markedAt'>,
): Promise<{ id: number; turn: number }[]> {
  return tx
    .update(payouts)
    .set({ ...mark, turn: sql`${payouts.turn} + 1` })
    .where(inArray(payouts.id, [...ids]))
    .returning({ id: payouts.id, turn: payouts.turn })
}

export async function settleRow(tx: Db, id: number, settledAt: Date): Promise<void> {
  await tx.update(payouts).set({ settledAt }).where(eq(payouts.id, id))
}
