import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { DisputeState } from '#contracts/admin/disputes.contract.ts'
import type { Db } from '#server/db/connection.ts'
import { admins } from '#server/db/schema/accounts.table.ts'
import { disputes } from '#server/db/schema/disputes.table.ts'
import { hireEvents, hires } from '#server/db/schema/hires.table.ts'
import { inboxItems } from '#server/db/schema/inbox.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'

export interface DisputeFilters {
  state: DisputeState
  q: string
}

const professionalName = sql<string>`${professionals.firstName} || ' ' || ${professionals.lastName}`

const states: Record<DisputeState, SQL | undefined> = {
  desk: and(isNotNull(disputes.deskAt), isNull(disputes.endedAt)),
  talking: and(isNull(disputes.deskAt), isNull(disputes.endedAt)),
  ended: isNotNull(disputes.endedAt),
  all: undefined,
}

const matching = ({ state, q }: DisputeFilters): SQL | undefined =>
  and(
    // Steps that may still be undone are not known to anybody else.
    eq(hireEvents.isNotified, true),
    states[state],
    q === ''
      ? undefined
      : /^\d+$/.test(q)
        ? eq(sql`${disputes.hireId}::text`, q)
        : sql`fold(${services.title} || ' ' || ${companies.name} || ' ' || ${professionalName})
            like '%' || fold(${q.replace(/[%_\\]/g, '\\$&')}) || '%'`,
  )

const select = (db: Db) =>
  db
    .select({
      id: disputes.id,
      hireId: disputes.hireId,
      by: disputes.by,
      reason: disputes.reason,
      wants: disputes.wants,
      wantsCents: disputes.wantsCents,
      openedAt: disputes.openedAt,
      deskAt: disputes.deskAt,
      endedAt: disputes.endedAt,
      ending: disputes.ending,
      stage: sql<'open' | 'answered' | 'desk' | null>`case when ${disputes.endedAt} is null
        then ${hires.dispute}->>'stage' end`,
      currency: hires.currency,
      serviceTitle: services.title,
      companyName: companies.name,
      professionalName,
      decidedBy: sql<string | null>`(select name from ${admins} where id = ${disputes.decidedBy})`,
      assignee: sql<string | null>`(select ${admins.name} from ${inboxItems}
        join ${admins} on ${admins.id} = ${inboxItems.adminId} and ${admins.endedAt} is null
        where ${inboxItems.desk} = 'disputes' and ${inboxItems.itemId} = ${disputes.id})`,
    })
    .from(disputes)
    .innerJoin(hireEvents, eq(hireEvents.id, disputes.id))
    .innerJoin(hires, eq(hires.id, disputes.hireId))
    .innerJoin(services, eq(services.id, hires.serviceId))
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(companies, eq(companies.id, hires.companyId))
export type ListedDisputeRow = Awaited<ReturnType<typeof select>>[number]

interface Page {
  after?: number | undefined
  limit: number
  ids?: readonly number[] | undefined
}

/** Those that wait for a decision by their term, others the latest first. */
export async function listDisputes(
  db: Db,
  filters: DisputeFilters,
  { after, limit, ids }: Page,
): Promise<ListedDisputeRow[]> {
  const isByTerm = filters.state === 'desk'
  const beyond =
    after === undefined
      ? undefined
      : isByTerm
        ? sql`(${disputes.deskAt}, ${disputes.id}) > (select desk_at, id from disputes where id = ${after})`
        : sql`${disputes.id} < ${after}`
  return select(db)
    .where(and(matching(filters), beyond, ids && inArray(disputes.id, [...ids])))
    .orderBy(...(isByTerm ? [asc(disputes.deskAt), asc(disputes.id)] : [desc(disputes.id)]))
    .limit(limit)
}

/** At most 10,000. */
export async function countDisputes(db: Db, filters: DisputeFilters): Promise<number> {
  const rows = await db
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(hireEvents, eq(hireEvents.id, disputes.id))
    .innerJoin(hires, eq(hires.id, disputes.hireId))
    .innerJoin(services, eq(services.id, hires.serviceId))
    .innerJoin(professionals, eq(professionals.id, services.professionalId))
    .innerJoin(companies, eq(companies.id, hires.companyId))
    .where(matching(filters))
    .limit(mostCounted)
  return rows.length
}

/** Null: there is none, or it may still be undone. */
export async function findDispute(db: Db, id: number): Promise<ListedDisputeRow | null> {
  const [row] = await select(db).where(and(eq(disputes.id, id), eq(hireEvents.isNotified, true)))
  return row ?? null
}
