import { and, desc, eq, getTableColumns, inArray, lt, type SQL } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { RefundState } from '#contracts/plans/refunds-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { admins } from '#server/db/schema/accounts.table.ts'
import { paymentRefunds } from '#server/db/schema/payment-refunds.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

export type RefundRow = typeof paymentRefunds.$inferSelect

export async function insertRefund(tx: Db, refund: typeof paymentRefunds.$inferInsert): Promise<number> {
  const [row] = await tx.insert(paymentRefunds).values(refund).returning({ id: paymentRefunds.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

export async function lockRefund(tx: Db, id: number): Promise<RefundRow | null> {
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id)).for('update')
  return row ?? null
}

export async function updateRefund(
  tx: Db,
  id: number,
  values: Partial<typeof paymentRefunds.$inferInsert>,
): Promise<void> {
  await tx.update(paymentRefunds).set(values).where(eq(paymentRefunds.id, id))
}

/** The refund of a payment that is not ended. */
export async function findOpenRefund(db: Db, paymentId: number): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.paymentId, paymentId), inArray(paymentRefunds.state, ['waiting', 'sending'])),
    )
  return row ?? null
}

const withNames = (db: Db) =>
  db
    .select({
      ...getTableColumns(paymentRefunds),
      requestedByName: admins.name,
      payerName: payments.payerName,
      currency: payments.currency,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .leftJoin(admins, eq(admins.id, paymentRefunds.requestedBy))
    .orderBy(desc(paymentRefunds.id))

export const listRefundsOf = (db: Db, paymentId: number): Promise<ListedRefund[]> =>
  withNames(db).where(eq(paymentRefunds.paymentId, paymentId))

const inState = (state: RefundState | 'all'): SQL | undefined =>
  state === 'all' ? undefined : eq(paymentRefunds.state, state)

/** The refunds below `before`, the latest first, each with who paid. */
export const listRefunds = (
  db: Db,
  { state, before, limit }: { state: RefundState | 'all'; before: number | undefined; limit: number },
) =>
  withNames(db)
    .where(and(inState(state), before === undefined ? undefined : lt(paymentRefunds.id, before)))
    .limit(limit)
/** A refund with who paid and who decided it. */
export type ListedRefund = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

/** At most `mostCounted`. */
export const countRefunds = (db: Db, state: RefundState | 'all'): Promise<number> =>
  db.$count(
    db
      .select({ id: paymentRefunds.id })
      .from(paymentRefunds)
      .where(inState(state))
      .limit(mostCounted)
      .as('some'),
  )
