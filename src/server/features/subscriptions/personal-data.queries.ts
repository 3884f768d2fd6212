import { eq, or } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { subscriptions } from '#server/db/schema/subscriptions.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** Includes those that the address had before the account. */
const isOf = ({ userId, email }: Person) =>
  or(eq(subscriptions.userId, userId), eq(subscriptions.email, email))

export async function exportOf(db: Db, person: Person): Promise<Exported> {
  const { kind, search, frequency, createdAt, confirmedAt } = subscriptions
  return {
    suscripciones: await db
      .select({ kind, search, frequency, createdAt, confirmedAt })
      .from(subscriptions)
      .where(isOf(person)),
  }
}

export async function forget(tx: Db, person: Person): Promise<void> {
  await tx.delete(subscriptions).where(isOf(person))
}
