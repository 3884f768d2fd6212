import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { savedJobs } from '#server/db/schema/saved-jobs.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  return {
    'empleos-guardados': await db
      .select({ job: jobs.title, company: jobs.companyName, savedAt: savedJobs.savedAt })
      .from(savedJobs)
      .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
      .where(eq(savedJobs.userId, userId))
      .orderBy(desc(savedJobs.savedAt)),
  }
}

export async function forget(tx: Db, { userId }: Person): Promise<void> {
  await tx.delete(savedJobs).where(eq(savedJobs.userId, userId))
}
