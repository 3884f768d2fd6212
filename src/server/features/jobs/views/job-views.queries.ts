import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobViews } from '#server/db/schema/job-views.table.ts'

/** Adds one visit of a job's page on a day ('yyyy-MM-dd'). */
export async function addJobView(db: Db, which: { jobId: number; day: string }): Promise<void> {
  await db
    .insert(jobViews)
    .values({ ...which, views: 1 })
    .onConflictDoUpdate({
      target: [jobViews.jobId, jobViews.day],
      set: { views: sql`${jobViews.views} + 1` },
    })
}
