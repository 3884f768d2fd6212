import { and, eq, isNull } from 'drizzle-orm'
import type { JobOutcome } from '#contracts/applications/close-out-vocabulary.ts'
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
      outcome: jobs.outcome,
      companyName: companies.name,
      companyId: companies.id,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), isNull(jobs.deletedAt)))
  return row ?? null
}

export async function updateOutcome(db: Db, id: number, outcome: JobOutcome): Promise<void> {
  await db.update(jobs).set({ outcome }).where(eq(jobs.id, id))
}
