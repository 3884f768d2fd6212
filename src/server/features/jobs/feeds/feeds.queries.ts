import { and, asc, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobFeedAds, jobFeedRuns, jobFeeds } from '#server/db/schema/job-feeds.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type FeedRow = typeof jobFeeds.$inferSelect

/** Those of a company that are not stopped, the oldest first. */
export const listFeeds = (db: Db, companyId: number): Promise<FeedRow[]> =>
  db
    .select()
    .from(jobFeeds)
    .where(and(eq(jobFeeds.companyId, companyId), isNull(jobFeeds.deletedAt)))
    .orderBy(asc(jobFeeds.id))

export async function findFeed(db: Db, id: number): Promise<FeedRow | null> {
  const [row] = await db.select().from(jobFeeds).where(eq(jobFeeds.id, id))
  return row ?? null
}

/** The feed, locked until the transaction ends. */
export async function lockFeed(tx: Db, id: number): Promise<FeedRow | null> {
  const [row] = await tx.select().from(jobFeeds).where(eq(jobFeeds.id, id)).for('update')
  return row ?? null
}

export async function insertFeed(tx: Db, feed: typeof jobFeeds.$inferInsert): Promise<FeedRow> {
  const [row] = await tx.insert(jobFeeds).values(feed).returning()
  return row!
}

export async function updateFeed(tx: Db, id: number, change: Partial<FeedRow>): Promise<void> {
  await tx.update(jobFeeds).set(change).where(eq(jobFeeds.id, id))
}

/** For good, those that were stopped before this time. Their ads stay. */
export async function deleteFeedsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(jobFeeds).where(lte(jobFeeds.deletedAt, before))
}

/** Those whose time has come, of companies whose owner is neither suspended nor deleted. */
export async function listDueFeeds(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobFeeds.id })
    .from(jobFeeds)
    .innerJoin(companies, eq(companies.id, jobFeeds.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        lte(jobFeeds.nextRunAt, now),
        eq(jobFeeds.state, 'on'),
        isNull(jobFeeds.deletedAt),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(jobFeeds.nextRunAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** How many ads of these feeds are in them, and how many of these are open. */
export async function countFeedAds(db: Db, feedIds: readonly number[]) {
  const rows = await db
    .select({
      feedId: jobFeedAds.feedId,
      ads: count(),
      openAds: sql<number>`count(*) filter (where ${jobs.isOpen})::int`,
    })
    .from(jobFeedAds)
    .innerJoin(jobs, eq(jobs.id, jobFeedAds.jobId))
    .where(and(inArray(jobFeedAds.feedId, [...feedIds]), jobFeedAds.isInFeed, isNull(jobs.deletedAt)))
    .groupBy(jobFeedAds.feedId)
  return new Map(rows.map((row) => [row.feedId, row]))
}

/** The last runs of a feed, newest first. */
export const listRuns = (db: Db, feedId: number, limit: number) =>
  db
    .select()
    .from(jobFeedRuns)
    .where(eq(jobFeedRuns.feedId, feedId))
    .orderBy(desc(jobFeedRuns.id))
    .limit(limit)
