import { and, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

/** The recipient of a notification about a plan. `name`: the professional's first name, or the company's. */
export interface PlanHolder {
  kind: 'company' | 'professional'
  userId: number
  name: string
}

const ofKind =
  (kind: PlanHolder['kind']) =>
  <T extends object>(row: T) => ({ ...row, kind })

/** Ends expired plans and returns their holders. A concurrent call finds none left. */
export async function endPlans(tx: Db, now: Date): Promise<PlanHolder[]> {
  const noTerm = { planExpiresAt: null, planRemindedAt: null }
  const ofCompanies = await tx
    .update(companies)
    .set({ ...noTerm, planType: 'free' })
    .from(users)
    .where(
      and(
        eq(users.id, companies.userId),
        ne(companies.planType, 'free'),
        isNotNull(companies.planExpiresAt),
        lte(companies.planExpiresAt, now),
      ),
    )
    .returning({ userId: users.id, name: companies.name })
  const ofProfessionals = await tx
    .update(professionals)
    .set({ ...noTerm, planType: 'basic' })
    .from(users)
    .where(
      and(
        eq(users.id, professionals.userId),
        eq(professionals.planType, 'premium'),
        isNotNull(professionals.planExpiresAt),
        lte(professionals.planExpiresAt, now),
      ),
    )
    .returning({ userId: users.id, name: professionals.firstName })
  return [...ofCompanies.map(ofKind('company')), ...ofProfessionals.map(ofKind('professional'))]
}

/** Marks the plans that end between now and `until` as reminded, once per term, and returns their holders. */
export async function claimReminders(
  tx: Db,
  now: Date,
  until: Date,
): Promise<(PlanHolder & { endsAt: Date })[]> {
  const ofCompanies = await tx
    .update(companies)
    .set({ planRemindedAt: now })
    .from(users)
    .where(
      and(
        eq(users.id, companies.userId),
        ne(companies.planType, 'free'),
        isNull(companies.planRemindedAt),
        gt(companies.planExpiresAt, now),
        lte(companies.planExpiresAt, until),
      ),
    )
    .returning({
      userId: users.id,
      name: companies.name,
      endsAt: sql<Date>`${companies.planExpiresAt}`.mapWith(companies.planExpiresAt),
    })
  const ofProfessionals = await tx
    .update(professionals)
    .set({ planRemindedAt: now })
    .from(users)
    .where(
      and(
        eq(users.id, professionals.userId),
        eq(professionals.planType, 'premium'),
        isNull(professionals.planRemindedAt),
        gt(professionals.planExpiresAt, now),
        lte(professionals.planExpiresAt, until),
      ),
    )
    .returning({
      userId: users.id,
      name: professionals.firstName,
      endsAt: sql<Date>`${professionals.planExpiresAt}`.mapWith(professionals.planExpiresAt),
    })
  return [...ofCompanies.map(ofKind('company')), ...ofProfessionals.map(ofKind('professional'))]
}
