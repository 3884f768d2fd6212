import { asc, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { payoutDestinations, payouts } from '#server/db/schema/payouts.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  const { currency, kind, lastFour, holder, changedAt } = payoutDestinations
  const { amount, status, failure, listedAt, markedAt, settledAt } = payouts
  return {
    datosDePago: await db
      .select({ currency, kind, lastFour, holder, changedAt })
      .from(payoutDestinations)
      .where(eq(payoutDestinations.userId, userId))
      .orderBy(asc(currency)),
    pagosRecibidos: await db
      .select({
        currency: payouts.currency,
        amount,
        kind: payouts.kind,
        lastFour: payouts.lastFour,
        holder: payouts.holder,
        status,
        failure,
        listedAt,
        markedAt,
        settledAt,
      })
      .from(payouts)
      .where(eq(payouts.partyId, userId))
      .orderBy(desc(payouts.id)),
  }
}

/** Sums, dates and results stay, as in the ledger; where the money went does not. */
export async function forget(tx: Db, { userId }: Person): Promise<void> {
  await tx.delete(payoutDestinations).where(eq(payoutDestinations.userId, userId))
  await tx.update(payouts).set({ sealed: null, lastFour: '', holder: '' }).where(eq(payouts.partyId, userId))
}
