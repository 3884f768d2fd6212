import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export async function updateSchedule(tx: Db, id: number, opensAt: Date | null): Promise<void> {
  await tx.update(jobs).set({ opensAt }).where(eq(jobs.id, id))
}

/** Its end, and the time of its change. */
export async function updateEnd(tx: Db, id: number, expiresAt: Date, updatedAt: Date): Promise<void> {
  await tx.update(jobs).set({ expiresAt, updatedAt }).where(eq(jobs.id, id))
}

/** Those whose time has come, the first one first. */
export async function listDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(lte(jobs.opensAt, now), isNull(jobs.deletedAt)))
    .orderBy(asc(jobs.opensAt), asc(jobs.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Whether the owner of a company has proved the address. */
export async function hasConfirmedOwner(tx: Db, companyId: number): Promise<boolean> {
  const [row] = await tx
    .select({ confirmedAt: users.emailConfirmedAt })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId))
  return (row?.confirmedAt ?? null) !== null
}

/** Marks listed jobs that end until then as told of, and returns them. Imported ones belong to nobody who listens. */
export const markEnding = (tx: Db, { now, until, limit }: { now: Date; until: Date; limit: number }) =>
  tx
    .update(jobs)
    .set({ endNotifiedFor: jobs.expiresAt })
    .where(
      sql`${jobs.id} in (${tx
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(
            jobs.isActive,
            isNull(jobs.source),
            gt(jobs.expiresAt, now),
            lte(jobs.expiresAt, until),
            or(isNull(jobs.endNotifiedFor), sql`${jobs.endNotifiedFor} <> ${jobs.expiresAt}`),
          ),
        )
        .orderBy(asc(jobs.expiresAt))
        .limit(limit)
        .for('update', { skipLocked: true })})`,
    )
    .returning({
      id: jobs.id,
      companyId: jobs.companyId,
      title: jobs.title,
      expiresAt: jobs.expiresAt,
    })
