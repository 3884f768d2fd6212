import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { billingDetails } from '#server/db/schema/billing-details.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type BillingDetails = typeof billingDetails.$inferSelect

export async function findBillingDetails(db: Db, userId: number): Promise<BillingDetails | null> {
  const [row] = await db.select().from(billingDetails).where(eq(billingDetails.userId, userId))
  return row ?? null
}

export async function saveBillingDetails(db: Db, details: BillingDetails): Promise<void> {
  const { userId: _, ...set } = details
  await db.insert(billingDetails).values(details).onConflictDoUpdate({ target: billingDetails.userId, set })
}

/** Null: the account is no company, or its profile has none. */
export async function findCompanyRuc(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ ruc: companies.ruc }).from(companies).where(eq(companies.userId, userId))
  return row?.ruc ?? null
}
