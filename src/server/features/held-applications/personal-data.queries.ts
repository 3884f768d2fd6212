import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { pendingApplications } from '#server/db/schema/applications.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** Nothing unconfirmed is exported as the person's data. */
export const exportOf = (): Promise<Exported> => Promise.resolve({})

export async function forget(tx: Db, { email }: Person): Promise<void> {
  await tx.delete(pendingApplications).where(eq(pendingApplications.email, email))
}
