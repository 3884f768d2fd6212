import { and, asc, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { UserFilters } from '#contracts/admin/users.contract.ts'
import type { UserSort, UserState } from '#contracts/admin/users-vocabulary.ts'
import { limaDayStart } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { mailStop } from '#server/platform/mail/suppressions.queries.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { sessions } from '#server/db/schema/sessions.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

/** Of the open sessions of an account's owner. */
const lastSeenAt = (now: Date) =>
  sql<Date | null>`(
    select max(coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})) from ${sessions}
    where ${sessions.userId} = ${users.id} and ${sessions.viewerId} is null
      and ${sessions.expiresAt} > ${now.toISOString()})`.mapWith(sessions.createdAt)

const select = (db: Db, now: Date) =>
  db
    .select({
      id: users.id,
      email: users.email,
      userType: users.userType,
      createdAt: users.createdAt,
      emailConfirmedAt: users.emailConfirmedAt,
      mailStop: mailStop(users.email),
      suspendedAt: users.suspendedAt,
      totpEnabledAt: users.totpEnabledAt,
      lastSeenAt: lastSeenAt(now),
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      companyId: companies.id,
      /** Of somebody who works for a company of others: their own name, and where. */
      companyName: sql<string | null>`coalesce(${companies.name}, case when ${users.userType} = 'company' then
        coalesce(${users.personName}, ${users.email}) || coalesce(' (' || (
          select string_agg(employer.name, ', ' order by employment.joined_at) from company_members employment
          join companies employer on employer.id = employment.company_id where employment.user_id = ${users.id}) || ')', '')
        end)`,
      ruc: companies.ruc,
      professionalPlan: professionals.planType,
      companyPlan: companies.planType,
      planExpiresAt:
        sql<Date | null>`coalesce(${professionals.planExpiresAt}, ${companies.planExpiresAt})`.mapWith(
          users.createdAt,
        ),
    })
    .from(users)
    .leftJoin(professionals, eq(professionals.userId, users.id))
    .leftJoin(companies, eq(companies.userId, users.id))

export type AnyAccountRow = Awaited<ReturnType<typeof listAccounts>>[number]

interface Slice {
  sort: UserSort
  /** The last account of the page before. */
  before: number | undefined
  offset: number
  limit: number
  now: Date
}

const orders: Record<UserSort, SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  name: [asc(users.sortName), asc(users.id)],
}

/** What comes after an account in each order. */
const following: Record<UserSort, (id: number) => SQL> = {
  newest: (id) =>
    sql`(${users.createdAt}, ${users.id}) < ((select created_at from users where id = ${id}), ${id})`,
  oldest: (id) =>
    sql`(${users.createdAt}, ${users.id}) > ((select created_at from users where id = ${id}), ${id})`,
  name: (id) =>
    sql`(${users.sortName}, ${users.id}) > ((select sort_name from users where id = ${id}), ${id})`,
}

/** A slice of the matching accounts. */
export const listAccounts = (db: Db, filters: UserFilters, { sort, before, offset, limit, now }: Slice) =>
  select(db, now)
    .where(and(...conditions(filters), before === undefined ? undefined : following[sort](before)))
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(before === undefined ? offset : 0)

/** The number of matching accounts, at most `mostCounted`. */
export const countAccounts = (db: Db, filters: UserFilters): Promise<number> =>
  db.$count(selectAccountIds(db, filters, mostCounted).as('matching'))

/** The numbers of at most so many matching accounts, as a subquery with a column `id`. */
export const selectAccountIds = (db: Db, filters: UserFilters, limit: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(...conditions(filters)))
    .limit(limit)

/** Null for an unknown or deleted account. */
export async function findAnyAccount(db: Db, id: number, now: Date): Promise<AnyAccountRow | null> {
  const [row] = await select(db, now).where(and(eq(users.id, id), isNull(users.deletedAt)))
  return row ?? null
}

const states: Record<UserState, SQL | undefined> = {
  active: isNull(users.suspendedAt),
  suspended: isNotNull(users.suspendedAt),
  unconfirmed: and(isNull(users.suspendedAt), isNull(users.emailConfirmedAt)),
}

function conditions({ q, userType, plan, state, ruc, dateFrom, dateTo }: UserFilters): (SQL | undefined)[] {
  return [
    isNull(users.deletedAt),
    q ? matches(q) : undefined,
    userType === 'all' ? undefined : eq(users.userType, userType),
    plan === 'all' ? undefined : eq(users.listedPlan, plan),
    state === 'all' ? undefined : states[state],
    ruc === 'all'
      ? undefined
      : sql`${users.id} in (select user_id from companies where ruc is null and user_id is not null)`,
    dateFrom === undefined ? undefined : gte(users.createdAt, limaDayStart(dateFrom)),
    dateTo === undefined ? undefined : lt(users.createdAt, new Date(limaDayStart(dateTo).getTime() + DAY)),
  ]
}

/** As a condition of a query of `users`: the accounts that a search finds, without deleted ones. */
export const accountsFoundBy = ({ q, userType }: Pick<UserFilters, 'q' | 'userType'>): SQL | undefined =>
  and(...conditions({ q, userType, plan: 'all', state: 'all', ruc: 'all' }))

const largestId = 2_147_483_647
/** A shorter text is in no index of letters: the list is read in its order until the page is full. */
const leastIndexed = 3

/** By a part of the name or the e-mail; digits also by the number of the account and the start of a RUC. */
function matches(q: string): SQL {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const inText = sql`(${users.email} ilike ${part} or ${users.sortName} like fold(${part}))`
  if (!/^\d+$/.test(q)) return inText
  const ofCompany = sql`select user_id from companies where ruc like ${`${q}%`} and user_id is not null`
  const number = Number(q) <= largestId ? Number(q) : 0
  if (q.length < leastIndexed)
    return sql`(${inText} or ${users.id} = ${number} or ${users.id} in (${ofCompany}))`
  // Each part uses its index, which an OR with another table would prevent.
  return sql`${users.id} in (
    select id from users where email ilike ${part} or sort_name like fold(${part})
    union all ${ofCompany}
    union all select ${number}::int)`
}
