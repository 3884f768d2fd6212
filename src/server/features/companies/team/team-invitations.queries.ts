import { and, asc, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { companyInvitations } from '#server/db/schema/members.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type CompanyInvitationRow = typeof companyInvitations.$inferSelect
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitationByToken>>>

const isWaiting = and(isNull(companyInvitations.acceptedAt), isNull(companyInvitations.cancelledAt))

/** Those that nobody accepted, the first one first: also the expired ones, which can be sent again. */
export const listWaiting = (db: Db, companyId: number): Promise<CompanyInvitationRow[]> =>
  db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.companyId, companyId), isWaiting))
    .orderBy(asc(companyInvitations.createdAt), asc(companyInvitations.id))

export async function findWaiting(db: Db, id: number): Promise<CompanyInvitationRow | null> {
  const [row] = await db
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.id, id), isWaiting))
  return row ?? null
}

/** Null: the address has an invitation that waits. */
export async function insertInvitation(
  tx: Db,
  invitation: typeof companyInvitations.$inferInsert,
): Promise<number | null> {
  const [row] = await tx
    .insert(companyInvitations)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: companyInvitations.id })
  return row?.id ?? null
}

/** An expired invitation of the address makes room for another. */
export async function deleteExpired(
  tx: Db,
  { companyId, email, now }: { companyId: number; email: string; now: Date },
): Promise<void> {
  await tx
    .delete(companyInvitations)
    .where(
      and(
        eq(companyInvitations.companyId, companyId),
        eq(companyInvitations.email, email),
        lt(companyInvitations.expiresAt, now),
        isWaiting,
      ),
    )
}

/** False: it does not wait any more. */
export async function deleteWaiting(tx: Db, id: number): Promise<boolean> {
  const rows = await tx
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.id, id), isWaiting))
    .returning({ id: companyInvitations.id })
  return rows.length > 0
}

/** Returns it with its company, or null if it does not wait any more. */
export async function renewLink(tx: Db, id: number, link: { tokenHash: Buffer; expiresAt: Date }) {
  const [row] = await tx
    .update(companyInvitations)
    .set(link)
    .where(and(eq(companyInvitations.id, id), isWaiting))
    .returning()
  if (!row) return null
  const [company] = await tx
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, row.companyId))
  return { ...row, companyName: company?.name ?? '' }
}

/** False: it does not wait any more. */
export async function markCancelled(tx: Db, id: number, cancelledAt: Date): Promise<boolean> {
  const rows = await tx
    .update(companyInvitations)
    .set({ cancelledAt })
    .where(and(eq(companyInvitations.id, id), isWaiting))
    .returning({ id: companyInvitations.id })
  return rows.length > 0
}

/** Takes a cancellation back. */
export async function markWaiting(tx: Db, id: number): Promise<void> {
  await tx.update(companyInvitations).set({ cancelledAt: null }).where(eq(companyInvitations.id, id))
}

/** False: somebody was faster, or it was cancelled. */
export async function markAccepted(tx: Db, id: number, acceptedAt: Date): Promise<boolean> {
  const rows = await tx
    .update(companyInvitations)
    .set({ acceptedAt })
    .where(and(eq(companyInvitations.id, id), isWaiting))
    .returning({ id: companyInvitations.id })
  return rows.length > 0
}

/** In any state. */
export async function findInvitationByToken(db: Db, tokenHash: Buffer) {
  const [row] = await db
    .select({ invitation: companyInvitations, companyName: companies.name })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .where(eq(companyInvitations.tokenHash, tokenHash))
  return row ? { ...row.invitation, companyName: row.companyName } : null
}

export async function deleteExpiredBefore(db: Db, before: Date): Promise<void> {
  await db.delete(companyInvitations).where(lt(companyInvitations.expiresAt, before))
}
