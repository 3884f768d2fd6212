import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

/** What the systems of a company learn of a job, and whether it is listed. */
export async function findAnnouncedJob(db: Db, id: number) {
  const { title, description, location, salaryText, skills, isActive } = jobs
  const { name, website, phone, industry } = companies
  const [row] = await db
    .select({
      job: { id: jobs.id, title, description, location, salaryText, skills, isActive },
      company: { id: companies.id, name, website, phone, industry, location: companies.location },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id))
  return row ?? null
}
