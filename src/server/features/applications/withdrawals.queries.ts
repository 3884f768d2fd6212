import { and, eq, isNotNull, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'

/** False when it was withdrawn before. */
export async function markWithdrawn(tx: Db, id: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ withdrawnAt: now })
    .where(and(eq(applications.id, id), isNull(applications.withdrawnAt)))
    .returning({ id: applications.id })
  return rows.length === 1
}

/** False when the person has applied to the job again since. */
export async function takeBackWithdrawal(tx: Db, id: number): Promise<boolean> {
  const again = alias(applications, 'again')
  const rows = await tx
    .update(applications)
    .set({ withdrawnAt: null })
    .where(
      and(
        eq(applications.id, id),
        isNotNull(applications.withdrawnAt),
        notExists(
          tx
            .select({ id: again.id })
            .from(again)
            .where(
              and(
                eq(again.jobId, applications.jobId),
                eq(again.professionalId, applications.professionalId),
                isNull(again.withdrawnAt),
              ),
            ),
        ),
      ),
    )
    .returning({ id: applications.id })
  return rows.length === 1
}
