import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobFeedAds, jobFeeds } from '#server/db/schema/job-feeds.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

export type FeedAdRow = typeof jobFeedAds.$inferSelect

/** Every ad that came from a feed, with how it stands. */
export const listFeedAds = (db: Db, feedId: number) =>
  db
    .select({
      ad: jobFeedAds,
      isOpen: jobs.isOpen,
      expiresAt: jobs.expiresAt,
      opensAt: jobs.opensAt,
      deletedAt: jobs.deletedAt,
    })
    .from(jobFeedAds)
    .innerJoin(jobs, eq(jobs.id, jobFeedAds.jobId))
    .where(eq(jobFeedAds.feedId, feedId))
export type ImportedAd = Awaited<ReturnType<typeof listFeedAds>>[number]

export async function insertFeedAd(tx: Db, ad: typeof jobFeedAds.$inferInsert): Promise<void> {
  await tx.insert(jobFeedAds).values(ad)
}

export async function updateFeedAd(
  tx: Db,
  id: number,
  change: Partial<Pick<FeedAdRow, 'fingerprint' | 'endsAt' | 'isInFeed'>>,
): Promise<void> {
  await tx.update(jobFeedAds).set(change).where(eq(jobFeedAds.id, id))
}

/** These are no longer tied to the feed. */
export async function letGo(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(jobFeedAds)
      .set({ isInFeed: false })
      .where(inArray(jobFeedAds.id, [...ids]))
}

/** Exactly these of a feed wait for a yes before they are closed. */
export async function setWaiting(tx: Db, feedId: number, ids: readonly number[]): Promise<void> {
  await tx
    .update(jobFeedAds)
    .set({ isWaiting: ids.length === 0 ? false : sql`${inArray(jobFeedAds.id, [...ids])}` })
    .where(eq(jobFeedAds.feedId, feedId))
}

/** Those that wait for a yes are no longer tied to the feed: they stay open. */
export async function letWaitingGo(tx: Db, feedId: number): Promise<void> {
  await tx
    .update(jobFeedAds)
    .set({ isInFeed: false, isWaiting: false })
    .where(and(eq(jobFeedAds.feedId, feedId), jobFeedAds.isWaiting))
}

/** Whether an ad is kept in step with a feed. */
export async function isFromFeed(db: Db, jobId: number): Promise<boolean> {
  const rows = await db
    .select({ id: jobFeedAds.id })
    .from(jobFeedAds)
    .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedAds.feedId))
    .where(and(eq(jobFeedAds.jobId, jobId), jobFeedAds.isInFeed, isNull(jobFeeds.deletedAt)))
    .limit(1)
  return rows.length > 0
}
