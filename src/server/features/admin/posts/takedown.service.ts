import type { z } from 'zod'
import type { StatusBody } from '#contracts/admin/posts.contract.ts'
import type { PostKind } from '#contracts/admin/posts-vocabulary.ts'
import { restoreDays } from '#contracts/admin/posts-figures.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import {
  deletedNotice,
  type PostNotice,
  reactivatedNotice,
  restoredNotice,
  takenDownNotice,
} from '#domain/admin/post-notices.words.ts'
import type { AdminActor } from '#server/actor.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { jobPosts } from '#server/features/jobs/administration/job-posts.service.ts'
import { servicePosts } from '#server/features/services/administration/service-posts.service.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import {
  type DecidedPost,
  isNotified,
  notTakenDown,
  type PostSource,
  restorableSince,
} from '#server/takedown.ts'
import { noticeDelay } from '#server/notice-delay.ts'
import { decidePost, lockPost } from './takedown.queries.ts'
import { tellPostDecision } from './takedown.tasks.ts'

type DecideDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>
export type PostId = { kind: PostKind; id: number }
type Decision = z.infer<typeof tellPostDecision.data>

const sources: Record<PostKind, PostSource> = { job: jobPosts, service: servicePosts }

/**
 * Takes a job or a service down, or undoes that; what its owner wants with it stays. Returns the status before. Throws
 * not_found, also for a deleted one.
 */
export async function setPostStatus(
  deps: DecideDeps,
  { adminId }: Pick<AdminActor, 'adminId'>,
  { kind, id }: PostId,
  { status, reason, note }: StatusBody,
): Promise<StatusBody['status']> {
  const source = sources[kind]
  return transaction(deps, async (tx) => {
    const post = await requireStanding(tx, source, id)
    const before = post.takenDownAt ? 'inactive' : 'active'
    if (status === 'inactive') {
      const takenDownAt = post.takenDownAt ?? deps.clock.now()
      const why = { takenDownReason: reason, takenDownNote: note }
      await decidePost(tx, source, id, { takenDownAt, ...why, takenDownBy: adminId })
      // A repeated call tells nothing new.
      if (before === 'active' || post.takenDownReason !== reason || post.takenDownNote !== note)
        await tellLater(deps, tx, { kind, id, reason, isDeletion: false }, takenDownAt)
    } else if (before === 'inactive') {
      const isShown = await decidePost(tx, source, id, notTakenDown)
      if (isNotified(deps.clock.now(), post.takenDownAt))
        await tellReturned(deps, tx, source, post, isShown, reactivatedNotice(kind, { ...post, isShown }))
    }
    await notifyChange(tx, 'jobs')
    return before
  })
}

/**
 * Deletes a job or a service, which can be restored for a while; applications and shown scores, conversations, hires and
 * reviews remain. Throws not_found.
 */
export async function deletePost(
  deps: DecideDeps,
  { adminId }: Pick<AdminActor, 'adminId'>,
  { kind, id }: PostId,
  reason: ReportReason,
): Promise<void> {
  await transaction(deps, async (tx) => {
    await requireStanding(tx, sources[kind], id)
    const at = deps.clock.now()
    await decidePost(tx, sources[kind], id, { deletedAt: at, deletedBy: adminId })
    await tellLater(deps, tx, { kind, id, reason, isDeletion: true }, at)
    await notifyChange(tx, 'jobs')
  })
}

/**
 * Restores what an administrator deleted, as it was; the plan's limit is not asked, because its owner did not choose the
 * deletion. Throws not_found once the time is over.
 */
export async function restorePost(deps: DecideDeps, { kind, id }: PostId): Promise<void> {
  const source = sources[kind]
  await transaction(deps, async (tx) => {
    const post = await lockPost(tx, source, id)
    const now = deps.clock.now()
    if (!post?.deletedAt || post.deletedBy === null || post.deletedAt <= restorableSince(now))
      throw source.missing()
    const isShown = await decidePost(tx, source, id, { deletedAt: null, deletedBy: null })
    if (isNotified(now, post.deletedAt))
      await tellReturned(deps, tx, source, post, isShown, restoredNotice(kind, { ...post, isShown }))
    await notifyChange(tx, 'jobs')
  })
}

export const postTasks = (deps: DecideDeps): TaskHandler[] => [
  handleTask(tellPostDecision, (decision) => tellOfDecision(deps, decision)),
]

/** Tells the owner that a job or a service was taken down or deleted, if that still stands. */
async function tellOfDecision(
  deps: DecideDeps,
  { kind, id, at, reason, isDeletion }: Decision,
): Promise<void> {
  const source = sources[kind]
  await transaction(deps, async (tx) => {
    const post = await lockPost(tx, source, id)
    if (!post) return
    const { title, deletedAt, takenDownAt, takenDownReason, takenDownNote: note } = post
    const stands = (instant: Date | null) => instant?.toISOString() === at
    if (isDeletion && stands(deletedAt)) {
      const notice = deletedNotice(kind, { title, reason, days: restoreDays })
      await source.tell(deps, tx, post, { ...notice, isGone: true })
      if (takenDownAt === null) await source.announce?.(deps, tx, post, false)
    }
    // Another reason given meanwhile has a task of its own.
    if (!isDeletion && stands(takenDownAt) && deletedAt === null && takenDownReason === reason) {
      await source.tell(deps, tx, post, { ...takenDownNotice(kind, { title, reason, note }), isGone: false })
      await source.announce?.(deps, tx, post, false)
    }
  })
}

/** A decision that the owner knew is taken back: whoever heard of it hears of that, too. */
async function tellReturned(
  deps: DecideDeps,
  tx: Db,
  source: PostSource,
  post: DecidedPost,
  isShown: boolean,
  notice: PostNotice,
): Promise<void> {
  await source.tell(deps, tx, post, { ...notice, isGone: false })
  if (isShown) await source.announce?.(deps, tx, post, true)
}

async function requireStanding(tx: Db, source: PostSource, id: number): Promise<DecidedPost> {
  const post = await lockPost(tx, source, id)
  if (!post || post.deletedAt) throw source.missing()
  return post
}

/** The owner hears of it once it can no longer be undone. */
const tellLater = ({ queue }: Pick<Deps, 'queue'>, tx: Db, decision: Omit<Decision, 'at'>, at: Date) =>
  queue.enqueue(tx, tellPostDecision, { ...decision, at: at.toISOString() }, { delay: noticeDelay })
