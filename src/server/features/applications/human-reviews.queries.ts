import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'

/** Writes the request down; false where there is one already, or the application was withdrawn. */
export async function insertReviewRequest(
  tx: Db,
  id: number,
  { reason, at }: { reason: string | null; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ reviewRequestedAt: at, reviewReason: reason })
    .where(
      and(eq(applications.id, id), isNull(applications.reviewRequestedAt), isNull(applications.withdrawnAt)),
    )
    .returning({ id: applications.id })
  return rows.length > 0
}

/** Writes the answer down; false where nobody asked, or it was answered. */
export async function insertReviewAnswer(
  tx: Db,
  id: number,
  { answer, at }: { answer: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ reviewAnsweredAt: at, reviewAnswer: answer })
    .where(
      and(
        eq(applications.id, id),
        isNotNull(applications.reviewRequestedAt),
        isNull(applications.reviewAnsweredAt),
        isNull(applications.withdrawnAt),
      ),
    )
    .returning({ id: applications.id })
  return rows.length > 0
}
