import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { payoutDestinations, payouts } from '#server/db/schema/payouts.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  const { currency, kind, lastFour, holder, changedAt } = payoutDestinations
  const { partyId, listId, sealed, turn, ...paid } = getTableColumns(payouts)
  return {
    datosDePago: await db
      .select({ currency, kind, lastFour, holder, changedAt })
      .from(payoutDestinations)
      .where(eq(payoutDestinations.userId, userId))
      .orderBy(asc(currency)),
    pagosRecibidos: await db
      .select(paid)
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
