import { and, desc, eq, getTableColumns, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/admin-figures.ts'
import type { ServicePostQuery } from '#contracts/admin/posts.contract.ts'
import type { ServiceState } from '#contracts/admin/posts-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { countFound, type FoundBy, isFound } from '#server/db/found-by.ts'
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
  { before, limit, areMany }: { before: number | undefined; limit: number; areMany: boolean },
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
    .where(
      and(isFound(found(filters), { areMany }), before === undefined ? undefined : lt(services.id, before)),
    )
    .orderBy(desc(services.id))
    .limit(limit)
export type ServicePostRow = Awaited<ReturnType<typeof listAllServices>>[number]

/** The number of matching services, at most `mostCounted`. */
export const countAllServices = (db: Db, filters: Filters): Promise<number> =>
  countFound(db, found(filters), mostCounted)

/** The accounts are joined only for what asks for them: ten thousand rows are counted. */
function found({ search, status }: Filters): FoundBy {
  const needsAccount = search || status === 'active' || status === 'suspended'
  const { where = [], ways = [] } = search ? matches(search) : {}
  return {
    from: needsAccount
      ? sql`${services} join ${professionals} on ${professionals.id} = ${services.professionalId}
          join ${users} on ${users.id} = ${professionals.userId}`
      : sql`${services}`,
    id: sql`${services.id}`,
    where: and(...inState(status), ...where),
    ways,
  }
}

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
 * By a part of the professional's e-mail, or by words, each of which the service or its professional has. The longest word
 * leads: the others are looked for in what it finds. The indexes `services_post_words` and `professionals_post_words` have
 * the same expressions.
 */
function matches(search: string): { where: SQL[]; ways?: SQL[] } {
  if (search.includes('@'))
    return { where: [sql`${users.deletedAt} is null and ${users.email} ilike ${likePart(search)}`] }
  const [leading, ...others] = wordPatterns(search)
    .toSorted((a, b) => b.length - a.length)
    .map((pattern) => [
      sql`(' ' || fold(${services.title} || ' ' || ${services.category})) like fold(${pattern})`,
      sql`(' ' || fold(${professionals.firstName} || ' ' || ${professionals.lastName} || ' ' || coalesce(${professionals.location}, ''))) like fold(${pattern})`,
    ])
  return {
    where: others.map((ways) => sql`(${sql.join(ways, sql` or `)})`),
    ...(leading ? { ways: leading } : {}),
  }
}
