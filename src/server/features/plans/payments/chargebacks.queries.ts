import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { Db } from '#server/db/connection.ts'
import { paymentCharges, paymentEvents } from '#server/db/schema/payment-events.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'

export type ChargebackFilter = 'all' | 'open' | 'won' | 'lost'

const isIn = (state: ChargebackFilter): SQL =>
  state === 'all' ? ne(paymentCharges.dispute, 'none') : eq(paymentCharges.dispute, state)

/** The contested charges below `before`, the latest first, each with who paid. */
export const listChargebacks = (
  db: Db,
  { state, before, limit }: { state: ChargebackFilter; before: number | undefined; limit: number },
) =>
  db
    .select({ ...getTableColumns(paymentCharges), payerName: payments.payerName })
    .from(paymentCharges)
    .innerJoin(payments, eq(payments.id, paymentCharges.paymentId))
    .where(and(isIn(state), before === undefined ? undefined : lt(paymentCharges.id, before)))
    .orderBy(desc(paymentCharges.id))
    .limit(limit)
export type ChargebackRow = Awaited<ReturnType<typeof listChargebacks>>[number]

/** At most `mostCounted`. */
export const countChargebacks = (db: Db, state: ChargebackFilter): Promise<number> =>
  db.$count(
    db
      .select({ id: paymentCharges.id })
      .from(paymentCharges)
      .where(isIn(state))
      .limit(mostCounted)
      .as('some'),
  )

/** The payments whose provider will be asked, those that wait longest first. */
export const listWaiting = (db: Db, limit: number) =>
  db.select().from(payments).where(isNotNull(payments.checkAt)).orderBy(asc(payments.checkAt)).limit(limit)

/** What providers kept in each currency, and of how many charges; null: of how many they have not said it. */
export const sumFees = (db: Db) =>
  db
    .select({
      currency: paymentCharges.feeCurrency,
      amount: sql<number>`coalesce(sum(${paymentCharges.fee}), 0)::float8`,
      charges: sql<number>`count(*)::int`,
    })
    .from(paymentCharges)
    .groupBy(paymentCharges.feeCurrency)
    .orderBy(paymentCharges.feeCurrency)

/** The events that came before `before` and are not booked, the oldest first. */
export const listUnbooked = (db: Db, before: Date, limit: number) =>
  db
    .select()
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.handledAt), lt(paymentEvents.receivedAt, before)))
    .orderBy(asc(paymentEvents.id))
    .limit(limit)
