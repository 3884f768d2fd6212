import { sql } from 'drizzle-orm'
import type { ViewSource } from '#contracts/jobs/statistics-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { jobViews } from '#server/db/schema/job-views.table.ts'

/** Adds one visit of a job's page on a day ('yyyy-MM-dd'). */
export async function addJobView(
  db: Db,
  which: { jobId: number; day: string; source: ViewSource },
): Promise<void> {
  await db
    .insert(jobViews)
    .values({ ...which, views: 1 })
    .onConflictDoUpdate({
      target: [jobViews.jobId, jobViews.day, jobViews.source],
      set: { views: sql`${jobViews.views} + 1` },
    })
}

export interface Sighting {
  jobId: number
  day: string
  sightings: number
}

/** Adds to the counts of listed jobs, in one order, so that two processes never wait for each other's rows. */
export async function addSightings(db: Db, counts: readonly Sighting[]): Promise<void> {
  await db.execute(sql`
    insert into job_sightings (job_id, day, sightings)
    select jobs.id, counted.day, counted.sightings
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted ("jobId" int, day date, sightings int)
    join jobs on jobs.id = counted."jobId" and jobs.is_active
    order by 1, 2
    on conflict (job_id, day) do update set sightings = job_sightings.sightings + excluded.sightings`)
}
