import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

/** Null: it is deleted. */
export async function findJobToAnswer(db: Db, id: number) {
  const [row] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      isOpen: jobs.isOpen,
      companyName: companies.name,
      companyId: companies.id,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), isNull(jobs.deletedAt)))
  return row ?? null
}
