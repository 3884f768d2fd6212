import { and, desc, eq, getTableColumns, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { invitations } from '#server/db/schema/invitations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

export type InvitationRow = typeof invitations.$inferSelect

/** Null when the person already has an open invitation to this job. */
export async function insertInvitation(
  tx: Db,
  row: typeof invitations.$inferInsert,
): Promise<InvitationRow | null> {
  const [made] = await tx.insert(invitations).values(row).onConflictDoNothing().returning()
  return made ?? null
}

/** With the name of who was found in the search of talent. */
export async function listInvitations(
  db: Db,
  jobId: number,
): Promise<(InvitationRow & { name: string | null })[]> {
  return db
    .select({
      ...getTableColumns(invitations),
      name: sql<string | null>`${professionals.firstName} || ' ' || ${professionals.lastName}`,
    })
    .from(invitations)
    .leftJoin(professionals, eq(professionals.id, invitations.professionalId))
    .where(eq(invitations.jobId, jobId))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
}

/** An unused invitation of a job. */
export const isWaitingInvitation = ({ id, jobId }: { id: number; jobId: number }) =>
  and(eq(invitations.id, id), eq(invitations.jobId, jobId), isNull(invitations.usedAt))

/** False when it is already deleted. */
export async function deleteInvitation(tx: Db, id: number): Promise<boolean> {
  const deleted = await tx.delete(invitations).where(eq(invitations.id, id)).returning({ id: invitations.id })
  return deleted.length > 0
}

/** False when all are already deleted. */
export async function deleteInvitations(tx: Db, ids: readonly number[]): Promise<boolean> {
  const deleted = await tx
    .delete(invitations)
    .where(inArray(invitations.id, [...ids]))
    .returning({ id: invitations.id })
  return deleted.length > 0
}

/** Null when it is deleted. */
export async function setTokenOfInvitation(
  tx: Db,
  id: number,
  tokenHash: Buffer,
): Promise<InvitationRow | null> {
  const [row] = await tx.update(invitations).set({ tokenHash }).where(eq(invitations.id, id)).returning()
  return row ?? null
}

const isGood = (tokenHash: Buffer, now: Date) =>
  and(eq(invitations.tokenHash, tokenHash), isNull(invitations.usedAt), gt(invitations.expiresAt, now))

/** With its job and company. Null when it is unknown, used or expired. */
export async function findInvitation(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ invitation: invitations, job: jobs, company: companies })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isGood(tokenHash, now))
  return row ?? null
}

export type InvitationWithJob = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** False when another request was faster. */
export async function markInvitationUsed(
  tx: Db,
  tokenHash: Buffer,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<boolean> {
  const used = await tx
    .update(invitations)
    .set({ usedAt: now, applicationId })
    .where(isGood(tokenHash, now))
    .returning({ id: invitations.id })
  return used.length > 0
}

/** Deletes expired invitations of one job and address, so that another can be sent. */
export async function deleteExpiredInvitations(
  tx: Db,
  { jobId, email, now }: { jobId: number; email: string; now: Date },
): Promise<void> {
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.jobId, jobId),
        eq(invitations.email, email),
        isNull(invitations.usedAt),
        lte(invitations.expiresAt, now),
      ),
    )
}

/** Also used ones: their result is the application. */
export async function deleteInvitationsExpiredBefore(db: Db, day: Date): Promise<void> {
  await db.delete(invitations).where(lte(invitations.expiresAt, day))
}
