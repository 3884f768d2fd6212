import { and, count, eq, isNull, not, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { isPaidAlone } from '#server/features/plans/credits/job-credits.queries.ts'

export type CompanyPlan = (typeof companies.$inferSelect)['planType']
export type ProfessionalPlan = (typeof professionals.$inferSelect)['planType']

/** A company's plan and account; the account is null for a company from imported ads. */
export async function findCompanyPlan(db: Db, companyId: number) {
  const [row] = await db
    .select({ planType: companies.planType, userId: companies.userId })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row ?? null
}

/** A company's plan; locks publishing for this company until the transaction ends. */
export async function lockCompanyPlan(tx: Db, companyId: number): Promise<CompanyPlan | null> {
  const [row] = await tx
    .select({ planType: companies.planType })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('update')
  return row?.planType ?? null
}

/** The active jobs that take a place of the plan: all but those that were paid for by themselves. */
export async function countActiveJobs(
  db: Db,
  companyId: number,
): Promise<{ standard: number; premium: number }> {
  const rows = await db
    .select({ isPremium: jobs.isPremium, jobs: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), jobs.isOpen, isNull(jobs.deletedAt), not(isPaidAlone(db))))
    .groupBy(jobs.isPremium)
  const of = (isPremium: boolean) => rows.find((row) => row.isPremium === isPremium)?.jobs ?? 0
  return { standard: of(false), premium: of(true) }
}

/** The account's plan and its end, as they are now. Null: no such account. */
export async function findPlanOf(
  db: Db,
  { userId, kind }: { userId: number; kind: 'company' | 'professional' },
): Promise<{ planType: CompanyPlan | ProfessionalPlan; expiresAt: Date | null } | null> {
  const rows =
    kind === 'company'
      ? await db
          .select({ planType: companies.planType, expiresAt: companies.planExpiresAt })
          .from(companies)
          .where(eq(companies.userId, userId))
      : await db
          .select({ planType: professionals.planType, expiresAt: professionals.planExpiresAt })
          .from(professionals)
          .where(eq(professionals.userId, userId))
  return rows[0] ?? null
}

/** A professional's plan, locked until the transaction ends. */
export async function lockProfessionalPlan(tx: Db, professionalId: number): Promise<ProfessionalPlan | null> {
  const [row] = await tx
    .select({ planType: professionals.planType })
    .from(professionals)
    .where(eq(professionals.id, professionalId))
    .for('update')
  return row?.planType ?? null
}

/** Starts a term of a plan for the account, and resets the reminder of its end. Null: it has none. */
export async function beginPlan(
  tx: Db,
  userId: number,
  plan: { kind: 'company'; planType: CompanyPlan } | { kind: 'professional'; planType: ProfessionalPlan },
  planExpiresAt: Date | null,
): Promise<void> {
  const term = { planExpiresAt, planRemindedAt: null }
  if (plan.kind === 'company')
    await tx
      .update(companies)
      .set({ ...term, planType: plan.planType })
      .where(eq(companies.userId, userId))
  else
    await tx
      .update(professionals)
      .set({ ...term, planType: plan.planType })
      .where(eq(professionals.userId, userId))
}

/**
 * Activates the chat of a service for so many days, from now or from the end of the paid term; returns the new end.
 */
export async function extendChat(
  tx: Db,
  serviceId: number,
  { now, days }: { now: Date; days: number },
): Promise<Date | null> {
  const from = now.toISOString()
  const [row] = await tx
    .update(services)
    .set({
      chatActiveUntil: sql`greatest(${services.chatActiveUntil}, ${from}::timestamptz) + make_interval(days => ${days})`,
    })
    .where(eq(services.id, serviceId))
    .returning({ until: services.chatActiveUntil })
  return row?.until ?? null
}

/**
 * Takes so many days off the end of a running chat of a service, which ends at once at the earliest. Null: it is gone.
 */
export async function shortenChat(
  tx: Db,
  serviceId: number,
  { now, days }: { now: Date; days: number },
): Promise<Date | null> {
  const at = now.toISOString()
  const [row] = await tx
    .update(services)
    .set({
      chatActiveUntil: sql`least(${services.chatActiveUntil}, greatest(${at}::timestamptz, ${services.chatActiveUntil} - make_interval(days => ${days})))`,
    })
    .where(eq(services.id, serviceId))
    .returning({ until: services.chatActiveUntil })
  return row?.until ?? null
}

/** The account's plan and its end, locked until the transaction ends. Null: no such account. */
export async function lockPlan(
  tx: Db,
  userId: number,
): Promise<
  | { kind: 'company'; planType: CompanyPlan; name: string; expiresAt: Date | null }
  | { kind: 'professional'; planType: ProfessionalPlan; name: string; expiresAt: Date | null }
  | null
> {
  const [company] = await tx
    .select({ planType: companies.planType, name: companies.name, expiresAt: companies.planExpiresAt })
    .from(companies)
    .where(eq(companies.userId, userId))
    .for('update')
  if (company) return { kind: 'company', ...company }
  const [professional] = await tx
    .select({
      planType: professionals.planType,
      name: professionals.firstName,
      expiresAt: professionals.planExpiresAt,
    })
    .from(professionals)
    .where(eq(professionals.userId, userId))
    .for('update')
  return professional ? { kind: 'professional', ...professional } : null
}
