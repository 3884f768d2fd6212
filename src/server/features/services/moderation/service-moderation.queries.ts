import { and, asc, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { ModerationFilters } from '#contracts/admin/moderation.contract.ts'
import type { ModerationStatus } from '#contracts/admin/moderation-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { countFound, type FoundBy, isFound } from '#server/db/found-by.ts'
import { likePart } from '#server/db/like.ts'
import { admins, users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

type Filters = Omit<ModerationFilters, 'after'>

const { search: _search, ...columns } = getTableColumns(services)

/** The matching services after the item `after`: pending ones the oldest first, others the latest first. */
export function listModeratedServices(
  db: Db,
  filters: Filters,
  { after, limit, areMany }: { after: number | undefined; limit: number; areMany: boolean },
) {
  const isOldestFirst = filters.status === 'pending'
  const order = isOldestFirst ? asc : desc
  const [before, than] = [sql`(${services.submittedAt}, ${services.id})`, isOldestFirst ? sql`>` : sql`<`]
  return db
    .select({
      ...columns,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      email: sql<string>`case when ${users.deletedAt} is null then ${users.email} else '' end`,
      moderatedByName: admins.name,
    })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(admins, eq(admins.id, services.moderatedBy))
    .where(
      and(
        isFound(found(filters), { areMany }),
        after === undefined
          ? undefined
          : sql`${before} ${than} (select last.submitted_at, last.id from services as last where last.id = ${after})`,
      ),
    )
    .orderBy(order(services.submittedAt), order(services.id))
    .limit(limit)
}

/** The number of matching services, at most `most`. */
export const countModeratedServices = (db: Db, filters: Filters, most: number): Promise<number> =>
  countFound(db, found(filters), most)

/** By a part of the title, or of the professional's name or e-mail. The index `services_post_words` has that expression. */
function found({ q, status }: Filters): FoundBy {
  const part = likePart(q ?? '')
  return {
    from: q
      ? sql`${services} join ${professionals} on ${professionals.id} = ${services.professionalId}
          join ${users} on ${users.id} = ${professionals.userId}`
      : sql`${services}`,
    id: sql`${services.id}`,
    where: and(...conditions(status)),
    ways: q
      ? [
          sql`(${users.email} ilike ${part} or ${users.sortName} like fold(${part}))`,
          sql`(' ' || fold(${services.title} || ' ' || ${services.category})) like fold(${part}) and fold(${services.title}) like fold(${part})`,
        ]
      : [],
  }
}

const conditions = (status: Filters['status']): (SQL | undefined)[] => [
  isNull(services.deletedAt),
  status === 'all' ? undefined : eq(services.moderationStatus, status),
]

/** What a decision is compared with, locked until the transaction ends; null when the service is deleted or unknown. */
export async function lockModeration(tx: Db, id: number) {
  const [row] = await tx
    .select({ status: services.moderationStatus, submittedAt: services.submittedAt })
    .from(services)
    .where(and(eq(services.id, id), isNull(services.deletedAt)))
    .for('no key update')
  return row ?? null
}

export async function setModeration(
  tx: Db,
  id: number,
  decision: { status: ModerationStatus; note: string; at: Date; by: number },
): Promise<void> {
  await tx
    .update(services)
    .set({
      moderationStatus: decision.status,
      moderationNote: decision.note,
      moderatedAt: decision.at,
      moderatedBy: decision.by,
    })
    .where(eq(services.id, id))
}

/** The decision of that moment with the service's owner; null when another one or an edit came after it. */
export async function findDecision(db: Db, id: number, at: Date) {
  const [row] = await db
    .select({
      title: services.title,
      status: services.moderationStatus,
      note: services.moderationNote,
      userId: professionals.userId,
    })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        eq(services.id, id),
        eq(services.moderatedAt, at),
        isNull(services.deletedAt),
        isNull(users.deletedAt),
      ),
    )
  return row ?? null
}

/** Pending services, the oldest first; with `ids` those of them. */
export const listPendingServices = (
  db: Db,
  { limit, ids }: { limit: number; ids?: readonly number[] | undefined },
) =>
  db
    .select({
      id: services.id,
      title: services.title,
      owner: sql<string>`${professionals.firstName} || ' ' || ${professionals.lastName}`,
      submittedAt: services.submittedAt,
    })
    .from(services)
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .where(and(...conditions('pending'), ids === undefined ? undefined : inArray(services.id, [...ids])))
    .orderBy(asc(services.submittedAt), asc(services.id))
    .limit(limit)
