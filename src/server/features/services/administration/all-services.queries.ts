import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { ServicePostQuery } from '#contracts/admin/posts.contract.ts'
import type { ServiceState } from '#contracts/admin/posts-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { find, type Finding, type Found, type FoundBy, isFound } from '#server/db/found-by.ts'
import { likePart, wordPatterns } from '#server/db/like.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

type Filters = Pick<ServicePostQuery, 'search' | 'status'>

/** The state of a service apart from its account. The index `services_state` has the same expression. */
const ownState = sql<Exclude<ServiceState, 'suspended'>>`(case
  when ${services.deletedAt} is not null then 'deleted'
  when ${services.takenDownAt} is not null then 'taken-down'
  when ${services.moderationStatus} = 'rejected' then 'rejected'
  when not ${services.isOpen} then 'paused'
  else 'active' end)`
const state = sql<ServiceState>`(case
  when ${users.suspendedAt} is not null and ${ownState} = 'active' then 'suspended' else ${ownState} end)`

const { search: _search, ...columns } = getTableColumns(services)

/** The matching services of everybody below `before`, the latest first. */
export const listAllServices = (
  db: Db,
  filters: Filters,
  { before, limit, finding }: { before: number | undefined; limit: number; finding: Finding },
) =>
  db
    .select({
      ...columns,
      state,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      email: sql<string | null>`case when ${users.deletedAt} is null then ${users.email} end`,
    })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(and(isFound(found(filters), finding), before === undefined ? undefined : lt(services.id, before)))
    .orderBy(desc(services.id))
    .limit(limit)
export type ServicePostRow = Awaited<ReturnType<typeof listAllServices>>[number]

/** The matching services, at most `mostCounted`. */
export const findServices = (db: Db, filters: Filters): Promise<Found> =>
  find(db, found(filters), mostCounted)

/** The accounts are joined only for what asks for them. */
const found = (filters: Filters): FoundBy => ({
  from: needsAccount(filters) ? withAccounts : sql`${services}`,
  id: sql`${services.id}`,
  where: and(...inState(filters.status), ...(filters.search ? matches(filters.search) : [])),
  ways: [],
})

const withAccounts = sql`${services} join ${professionals} on ${professionals.id} = ${services.professionalId}
  join ${users} on ${users.id} = ${professionals.userId}`

const needsAccount = ({ search, status }: Filters): boolean =>
  search?.includes('@') === true || status === 'active' || status === 'suspended'

/** What follows from the condition on the account; without it all services would be read to find few. */
const ofSuspended = sql`${services.professionalId} in (select p.id from users u join professionals p on p.user_id = u.id
  where u.suspended_at is not null and u.deleted_at is null)`

/** All are those that are not deleted. */
function inState(status: Filters['status']): SQL[] {
  if (status === 'all') return [isNull(services.deletedAt)]
  if (status === 'suspended') return [eq(ownState, 'active'), isNotNull(users.suspendedAt), ofSuspended]
  if (status === 'active') return [eq(ownState, 'active'), isNull(users.suspendedAt)]
  return [eq(ownState, status)]
}

/**
 * By a part of the professional's e-mail, or by words, each of which the service or its professional has. The index
 * `services_post_words` has the same expression.
 */
function matches(search: string): SQL[] {
  if (search.includes('@'))
    return [sql`${users.deletedAt} is null and ${users.email} ilike ${likePart(search)}`]
  return wordPatterns(search).map(
    (pattern) =>
      sql`(' ' || fold(${services.title} || ' ' || ${services.category}) || ' ' || ${services.ownerWords}) like fold(${pattern})`,
  )
}
