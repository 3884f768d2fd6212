import { and, count, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export type CompanyPlan = (typeof companies.$inferSelect)['planType']

export async function findCompanyPlan(db: Db, companyId: number): Promise<CompanyPlan | null> {
  const [row] = await db
    .select({ planType: companies.planType })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.planType ?? null
}

/** The same, and nobody else publishes for this company until the transaction ends. */
export async function lockCompanyPlan(tx: Db, companyId: number): Promise<CompanyPlan | null> {
  const [row] = await tx
    .select({ planType: companies.planType })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  return row?.planType ?? null
}

export async function countActiveJobs(
  db: Db,
  companyId: number,
): Promise<{ standard: number; premium: number }> {
  const rows = await db
    .select({ isPremium: jobs.isPremium, jobs: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), jobs.isActive))
    .groupBy(jobs.isPremium)
  const of = (isPremium: boolean) => rows.find((row) => row.isPremium === isPremium)?.jobs ?? 0
  return { standard: of(false), premium: of(true) }
}

export async function updateCompanyPlan(tx: Db, companyId: number, planType: CompanyPlan): Promise<void> {
  await tx.update(companies).set({ planType }).where(eq(companies.id, companyId))
}
