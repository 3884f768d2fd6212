import { desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { invitations } from '#server/db/schema/invitations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** The invitations that the person received. */
export async function exportOf(db: Db, { professionalId, email }: Person): Promise<Exported> {
  if (professionalId === null) return {}
  return {
    invitaciones: await db
      .select({
        jobTitle: jobs.title,
        companyName: companies.name,
        message: invitations.message,
        createdAt: invitations.createdAt,
        usedAt: invitations.usedAt,
      })
      .from(invitations)
      .innerJoin(jobs, eq(jobs.id, invitations.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(invitations.email, email))
      .orderBy(desc(invitations.id)),
  }
}

/** Deletes those that the person received and those that the company sent. */
export async function forget(tx: Db, { companyId, email }: Person): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.email, email))
  if (companyId === null) return
  const ownJobs = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId))
  await tx.delete(invitations).where(inArray(invitations.jobId, ownJobs))
}
