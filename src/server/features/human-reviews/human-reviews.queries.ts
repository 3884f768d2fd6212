import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'

/** Stores the request; false when there is one already, or the application is withdrawn. */
export async function insertHumanReviewRequest(
  tx: Db,
  id: number,
  { reason, at }: { reason: string | null; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ humanReviewRequestedAt: at, humanReviewReason: reason })
    .where(
      and(
        eq(applications.id, id),
        isNull(applications.humanReviewRequestedAt),
        isNull(applications.withdrawnAt),
      ),
    )
    .returning({ id: applications.id })
  return rows.length > 0
}

/** Stores the answer of the company or of the administrator `by`; false when there is no request, or it has an answer. */
export async function insertHumanReviewAnswer(
  tx: Db,
  id: number,
  { answer, at, by = null }: { answer: string; at: Date; by?: number | null },
): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({
      humanReviewAnsweredAt: at,
      humanReviewAnswer: answer,
      humanReviewAnsweredBy: by,
      isHumanReviewNotified: false,
    })
    .where(
      and(
        eq(applications.id, id),
        isNotNull(applications.humanReviewRequestedAt),
        isNull(applications.humanReviewAnsweredAt),
        isNull(applications.withdrawnAt),
      ),
    )
    .returning({ id: applications.id })
  return rows.length > 0
}

/** False when there is no answer that can still be undone. */
export async function takeBackHumanReviewAnswer(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({
      humanReviewAnsweredAt: null,
      humanReviewAnswer: null,
      humanReviewAnsweredBy: null,
      isHumanReviewNotified: true,
    })
    .where(isPending(id))
    .returning({ id: applications.id })
  return rows.length > 0
}

/** False for a withdrawn or deleted application. */
export async function markHumanReviewNotified(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ isHumanReviewNotified: true })
    .where(and(isPending(id), isNull(applications.withdrawnAt)))
    .returning({ id: applications.id })
  return rows.length > 0
}

const isPending = (id: number) => and(eq(applications.id, id), eq(applications.isHumanReviewNotified, false))
