import { and, eq, gt, isNotNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
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

/** Ends the plans whose end was at that instant or before, and returns their holders. A concurrent call finds none left. */
export async function endPlans(tx: Db, endedBy: Date): Promise<PlanHolder[]> {
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
        lte(companies.planExpiresAt, endedBy),
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
        lte(professionals.planExpiresAt, endedBy),
      ),
    )
    .returning({ userId: users.id, name: professionals.firstName })
  return [...ofCompanies.map(ofKind('company')), ...ofProfessionals.map(ofKind('professional'))]
}

/** The plans whose end lies between `after` and `until`, and whose last reminder is older than `before` their end. */
export interface ReminderStage {
  after: Date
  until: Date
  /** In days. */
  before: number
}

/** Marks the plans of a stage as reminded and returns their holders, once for each term and stage. */
export async function claimReminders(
  tx: Db,
  now: Date,
  stage: ReminderStage,
): Promise<(PlanHolder & { endsAt: Date })[]> {
  const ofCompanies = await tx
    .update(companies)
    .set({ planRemindedAt: now })
    .from(users)
    .where(
      and(
        eq(users.id, companies.userId),
        ne(companies.planType, 'free'),
        isDue(companies.planExpiresAt, companies.planRemindedAt, stage),
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
        isDue(professionals.planExpiresAt, professionals.planRemindedAt, stage),
      ),
    )
    .returning({
      userId: users.id,
      name: professionals.firstName,
      endsAt: sql<Date>`${professionals.planExpiresAt}`.mapWith(professionals.planExpiresAt),
    })
  return [...ofCompanies.map(ofKind('company')), ...ofProfessionals.map(ofKind('professional'))]
}

const isDue = (
  expiresAt: typeof companies.planExpiresAt | typeof professionals.planExpiresAt,
  remindedAt: typeof companies.planRemindedAt | typeof professionals.planRemindedAt,
  { after, until, before }: ReminderStage,
): SQL | undefined =>
  and(
    gt(expiresAt, after),
    lte(expiresAt, until),
    or(sql`${remindedAt} is null`, sql`${remindedAt} < ${expiresAt} - make_interval(days => ${before})`),
  )
