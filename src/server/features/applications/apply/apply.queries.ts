import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

/** The job fields needed to apply. A company of imported ads has no user. */
const jobForApplying = {
  id: jobs.id,
  companyId: companies.id,
  title: jobs.title,
  isActive: jobs.isActive,
  isConfidential: jobs.isConfidential,
  expiresAt: jobs.expiresAt,
  companyUserId: companies.userId,
  companyEmail: users.email,
}

const selectJob = (db: Db, jobId: number) =>
  db
    .select(jobForApplying)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, companies.userId))
    .where(eq(jobs.id, jobId))

export async function findJobForApplying(db: Db, jobId: number) {
  const [row] = await selectJob(db, jobId)
  return row ?? null
}

/** The same, and locks the job against closing and editing until the transaction ends. */
export async function lockJobForApplying(tx: Db, jobId: number) {
  const [row] = await selectJob(tx, jobId).for('share', { of: jobs })
  return row ?? null
}

/** The applicant with their CV, which cannot be replaced until the transaction ends. */
export async function lockApplicant(tx: Db, professionalId: number) {
  const [row] = await tx
    .select({
      professionalId: professionals.id,
      userId: users.id,
      email: users.email,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      cvId: professionals.cvId,
    })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(eq(professionals.id, professionalId))
    .for('share', { of: professionals })
  return row ?? null
}

/** Null when the professional already has an application to this job that is not withdrawn. */
export async function insertApplication(
  tx: Db,
  values: typeof applications.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(applications)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: applications.id })
  return row?.id ?? null
}

export async function findJobNames(db: Db, jobId: number) {
  const [row] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      companyName: jobs.companyName,
      /** Who invites says who it is, also for a confidential ad. */
      invitingName: companies.name,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
  return row ?? null
}
