import { and, asc, count, eq, exists, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

/** Premium ads that a company has paid for and not used. */
const free = (companyId: number): SQL | undefined =>
  and(
    eq(companies.id, companyId),
    eq(payments.product, 'premium_job'),
    eq(payments.status, 'completed'),
    isNull(payments.refundDue),
    isNull(payments.usedAt),
  )

export async function countFreeCredits(db: Db, companyId: number): Promise<number> {
  const [row] = await db
    .select({ credits: count() })
    .from(payments)
    .innerJoin(companies, eq(companies.userId, payments.userId))
    .where(free(companyId))
  return row?.credits ?? 0
}

/** The oldest unused credit of a company, locked until the transaction ends. Null: it has none. */
export async function lockFreeCredit(tx: Db, companyId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(companies, eq(companies.userId, payments.userId))
    .where(free(companyId))
    .orderBy(asc(payments.id))
    .limit(1)
    .for('update', { of: payments })
  return row?.id ?? null
}

/** Binds a locked credit to its job for good. */
export async function spendCredit(tx: Db, credit: number, use: { jobId: number; at: Date }): Promise<void> {
  await tx.update(payments).set({ jobId: use.jobId, usedAt: use.at }).where(eq(payments.id, credit))
}

export async function hasCredit(db: Db, jobId: number): Promise<boolean> {
  const rows = await db.select({ id: payments.id }).from(payments).where(eq(payments.jobId, jobId)).limit(1)
  return rows.length > 0
}

/** The condition that a job was paid for by itself, so that it takes no place of the plan. */
export const isPaidAlone = (db: Db): SQL =>
  exists(db.select({ id: payments.id }).from(payments).where(eq(payments.jobId, jobs.id)))
