import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { mostFoundCompanies } from '#contracts/companies/companies-figures.ts'

export type CompanyRow = typeof companies.$inferSelect

export async function findCompany(db: Db, companyId: number): Promise<CompanyRow | null> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
  return row ?? null
}

/** What a company has proven (its address and its RUC), when Qhatu checked its documents, and since when it is here. */
export interface Proofs {
  userId: number | null
  name: string
  ruc: string | null
  website: string | null
  phone: string | null
  emailConfirmedAt: Date | null
  verifiedAt: Date | null
  createdAt: Date
}

export async function findProofs(db: Db, companyId: number): Promise<Proofs> {
  const [row] = await selectProofs(db, companyId)
  return row!
}

/** The same, and locks publishing for this company until the transaction ends. */
export async function lockProofs(tx: Db, companyId: number): Promise<Proofs> {
  const [row] = await selectProofs(tx, companyId).for('update', { of: companies })
  return row!
}

const selectProofs = (db: Db, companyId: number) =>
  db
    .select({
      userId: companies.userId,
      name: companies.name,
      ruc: companies.ruc,
      website: companies.website,
      phone: companies.phone,
      emailConfirmedAt: users.emailConfirmedAt,
      verifiedAt: companies.verifiedAt,
      createdAt: companies.createdAt,
    })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.userId))
    .where(eq(companies.id, companyId))

/** Undefined columns are not changed. */
type Changes = Partial<
  Pick<
    CompanyRow,
    | 'name'
    | 'industry'
    | 'size'
    | 'description'
    | 'website'
    | 'phone'
    | 'location'
    | 'places'
    | 'benefits'
    | 'ownBenefits'
    | 'responseDays'
    | 'answerTermDays'
    | 'ruc'
  >
>

export async function updateCompany(tx: Db, companyId: number, changes: Changes): Promise<void> {
  await tx.update(companies).set(changes).where(eq(companies.id, companyId))
}

/** The company, unless its account is suspended or deleted. A company of imported ads has no account. */
export async function findListedCompany(db: Db, companyId: number): Promise<CompanyRow | null> {
  const [row] = await db
    .select({ company: companies })
    .from(companies)
    .leftJoin(users, eq(users.id, companies.userId))
    .where(
      and(
        eq(companies.id, companyId),
        or(isNull(companies.userId), and(isNull(users.suspendedAt), isNull(users.deletedAt))),
      ),
    )
  return row?.company ?? null
}

/** Companies with an account whose name contains all of these words, ignoring accents; none for a single letter. */
export async function findCompaniesByName(db: Db, words: string): Promise<{ id: number; name: string }[]> {
  if (words.length < 2) return []
  const holds = words
    .split(/\s+/)
    .map(
      (word) => sql`fold(${companies.name}) like fold(${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`})`,
    )
  return db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(isNull(users.suspendedAt), isNull(users.deletedAt), ...holds))
    .orderBy(asc(companies.name), asc(companies.id))
    .limit(mostFoundCompanies)
}

/**
 * How a company answered applications since a given time: the number considered, the number answered, and the median
 * days to the first answer. An answer is a step by somebody of the company; opening is not one. An unanswered
 * application counts once it is older than `dueBefore`, unless it was withdrawn.
 */
export async function measureAnswers(
  db: Db,
  companyId: number,
  { since, dueBefore }: { since: Date; dueBefore: Date },
): Promise<{ applications: number; answered: number; medianDays: number | null }> {
  const { rows } = await db.execute<{
    applications: number
    answered: number
    medianDays: number | null
  }>(sql`
    with received as (
      select applications.applied_at, applications.withdrawn_at, (
        select min(application_events.at) from application_events
        where application_events.application_id = applications.id and application_events.by = 'company'
          and application_events.is_notified
      ) as answered_at
      from applications join jobs on jobs.id = applications.job_id
      where jobs.company_id = ${companyId} and applications.applied_at >= ${since.toISOString()}
    )
    select
      count(*)::int as applications,
      count(answered_at)::int as answered,
      percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 86400)::float8
        as "medianDays"
    from received
    where answered_at is not null or (withdrawn_at is null and applied_at < ${dueBefore.toISOString()})`)
  const row = rows[0]
  if (!row) throw new Error('A sum without groups returned no row')
  return row
}
