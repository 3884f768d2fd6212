import { restoreDays } from '#contracts/figures.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import type { Takedown } from '#contracts/takedown-fields.ts'
import { DAY } from '#domain/time/durations.ts'
import { toldAfter } from '#server/told-after.ts'

/* What jobs and services have in common when an administrator takes them down or deletes them. */

/** The columns of a job or a service that say why it is taken down. */
export interface TakedownColumns {
  takenDownAt: Date | null
  takenDownReason: ReportReason | null
  takenDownNote: string
}

/** Null: it is not taken down. */
export const presentTakedown = ({
  takenDownAt,
  takenDownReason,
  takenDownNote,
}: TakedownColumns): Takedown | null =>
  takenDownAt === null
    ? null
    : { reason: takenDownReason ?? 'other', note: takenDownNote, at: takenDownAt.toISOString() }

/** The columns of something that is not taken down. */
export const notTakenDown = {
  takenDownAt: null,
  takenDownReason: null,
  takenDownNote: '',
  takenDownBy: null,
}

/** Whether the owner has been told of what was decided at that time. */
export const isTold = (now: Date, decidedAt: Date | null): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() > toldAfter

/** What an administrator deleted before this can no longer be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - restoreDays * DAY)

/** Until when what was deleted can be restored; null: its owner deleted it, or the time is over. */
export function restorableUntil(
  { deletedAt, deletedBy }: { deletedAt: Date | null; deletedBy: number | null },
  now: Date,
): Date | null {
  if (deletedAt === null || deletedBy === null || deletedAt <= restorableSince(now)) return null
  return new Date(deletedAt.getTime() + restoreDays * DAY)
}
