import { restoreDays } from '#contracts/admin/posts-figures.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import type { Takedown } from '#contracts/takedown-fields.ts'
import type { PostNotice } from '#domain/admin/post-notices.words.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { jobs } from '#server/db/schema/jobs.table.ts'
import type { services } from '#server/db/schema/services.table.ts'
import type { Deps } from '#server/deps.ts'
import type { AppError } from '#server/errors.ts'
import { noticeDelay } from '#server/notice-delay.ts'

/* What jobs and services have in common when an administrator takes them down or deletes them. */

/** The columns of a job or a service that say why it is taken down. */
export interface TakedownColumns {
  takenDownAt: Date | null
  takenDownReason: ReportReason | null
  takenDownNote: string
}

/** A job or a service with what administrators decided about it. */
export interface DecidedPost extends TakedownColumns {
  id: number
  title: string
  /** The company of a job, the professional of a service. */
  ownerId: number
  deletedAt: Date | null
  /** Null: its owner deleted it. */
  deletedBy: number | null
}

type PostDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** A kind of what administrators take down, delete and restore. The feature that owns it describes it. */
export interface PostSource {
  table: typeof jobs | typeof services
  ownerId: typeof jobs.companyId | typeof services.professionalId
  missing(): AppError
  /** Tells the owner of a decision. `isGone`: the post has no page of its own any more. */
  tell(deps: PostDeps, tx: Db, post: DecidedPost, notice: PostNotice & { isGone: boolean }): Promise<void>
  /** Tells others than the owner that the post disappeared because of a decision, or appeared again. */
  announce?(deps: PostDeps, tx: Db, post: DecidedPost, isShown: boolean): Promise<void>
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
export const isNotified = (now: Date, decidedAt: Date | null): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() > noticeDelay

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
