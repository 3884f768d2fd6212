import { eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { testCheckouts } from '#server/db/schema/payment-events.table.ts'

export type TestCheckout = typeof testCheckouts.$inferSelect

/** Stores a page unless there is one with its key, and returns the one that there is. */
export async function openTestCheckout(
  db: Db,
  page: Pick<TestCheckout, 'reference' | 'checkoutKey' | 'amount' | 'currency'>,
): Promise<TestCheckout> {
  const [row] = await db
    .insert(testCheckouts)
    .values({ ...page, page: 'open', charges: [], refundKeys: [] })
    .onConflictDoUpdate({ target: testCheckouts.checkoutKey, set: { checkoutKey: page.checkoutKey } })
    .returning()
  if (!row) throw new Error('An insert returned no row')
  return row
}

export async function findTestCheckout(
  db: Db,
  { reference, key }: { reference: string | null; key: string | null },
): Promise<TestCheckout | null> {
  const [row] = await db
    .select()
    .from(testCheckouts)
    .where(
      reference === null ? eq(testCheckouts.checkoutKey, key ?? '') : eq(testCheckouts.reference, reference),
    )
  return row ?? null
}

/** The page that a charge was made on. */
export async function findTestCharge(db: Db, chargeId: string): Promise<TestCheckout | null> {
  const [row] = await db
    .select()
    .from(testCheckouts)
    .where(sql`${testCheckouts.charges} @> ${JSON.stringify([{ id: chargeId }])}::jsonb`)
  return row ?? null
}

export async function saveTestCheckout(
  db: Db,
  { reference, page, charges, refundKeys }: TestCheckout,
): Promise<void> {
  await db
    .update(testCheckouts)
    .set({ page, charges, refundKeys })
    .where(eq(testCheckouts.reference, reference))
}
