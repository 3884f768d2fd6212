import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { WebhookFilters } from '#contracts/admin/webhooks.contract.ts'
import type { Db } from '#server/db/connection.ts'
import { wordPatterns } from '#server/db/like.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { webhookDeliveries, webhookEndpoints, webhookTries } from '#server/db/schema/webhooks.table.ts'

export type Filters = Omit<WebhookFilters, 'period'> & { since: Date | null }
interface Page {
  before: number | undefined
  limit: number
}

const deliveries = (db: Db) =>
  db
    .select({
      delivery: webhookDeliveries,
      endpoint: { id: webhookEndpoints.id, url: webhookEndpoints.url },
      companyName: companies.name,
    })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(companies, eq(companies.id, webhookDeliveries.companyId))

/** The matching deliveries below `before`, the latest first. */
export const listAll = (db: Db, filters: Filters, { before, limit }: Page) =>
  deliveries(db)
    .where(and(...conditions(filters), before === undefined ? undefined : lt(webhookDeliveries.id, before)))
    .orderBy(desc(webhookDeliveries.id))
    .limit(limit)

/** How many there are, at most `most`. */
export async function countAll(db: Db, filters: Filters, most: number): Promise<number> {
  const matching = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(...conditions(filters)))
    .limit(most)
  return db.$count(matching.as('matching'))
}

/** The tries of the matching deliveries below `before`, the latest first. */
export const listLogged = (db: Db, filters: Filters, { before, limit }: Page) =>
  db
    .select({
      attempt: webhookTries,
      delivery: {
        messageId: webhookDeliveries.messageId,
        event: webhookDeliveries.event,
        companyId: webhookDeliveries.companyId,
      },
      url: webhookEndpoints.url,
      companyName: companies.name,
    })
    .from(webhookTries)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookTries.deliveryId))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(companies, eq(companies.id, webhookDeliveries.companyId))
    .where(and(...conditions(filters), before === undefined ? undefined : lt(webhookTries.id, before)))
    .orderBy(desc(webhookTries.id))
    .limit(limit)

export async function countLogged(db: Db, filters: Filters, most: number): Promise<number> {
  const matching = db
    .select({ id: webhookTries.id })
    .from(webhookTries)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookTries.deliveryId))
    .where(and(...conditions(filters)))
    .limit(most)
  return db.$count(matching.as('matching'))
}

const conditions = ({ search, status, event, since }: Filters): (SQL | undefined)[] => [
  search ? matches(search) : undefined,
  status === 'all' ? undefined : eq(webhookDeliveries.status, status),
  event === 'all' ? undefined : eq(webhookDeliveries.event, event),
  since === null ? undefined : gte(webhookDeliveries.createdAt, since),
]

/** By the id of a message, or by words of the company's name: companies with endpoints are few. */
function matches(search: string): SQL {
  if (search.startsWith('msg_')) return eq(webhookDeliveries.messageId, search)
  const words = wordPatterns(search).map((pattern) => sql`' ' || fold(c.name) like fold(${pattern})`)
  return sql`${webhookDeliveries.companyId} in (
    select c.id from companies c where c.id in (select company_id from webhook_endpoints) and ${sql.join(words, sql` and `)})`
}

/** The deliveries since then by status. */
export async function countByStatus(db: Db, since: Date) {
  const status = (value: string) =>
    sql<number>`(count(*) filter (where ${webhookDeliveries.status} = ${value}))::int`
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      success: status('success'),
      failed: status('failed'),
      pending: status('pending'),
    })
    .from(webhookDeliveries)
    .where(gte(webhookDeliveries.createdAt, since))
  if (!row) throw new Error('An aggregate returned no row')
  return row
}

/** Endpoints that something is sent to, and those that rest. */
export async function countEndpoints(db: Db): Promise<{ active: number; resting: number }> {
  const stands = and(isNull(webhookEndpoints.deletedAt), webhookEndpoints.isOn)
  const [active, resting] = await Promise.all([
    db.$count(webhookEndpoints, and(stands, isNull(webhookEndpoints.restsSince))),
    db.$count(webhookEndpoints, and(stands, isNotNull(webhookEndpoints.restsSince))),
  ])
  return { active, resting }
}

/** Pending deliveries whose try is due, and since when the first one is. */
export async function findDue(db: Db, now: Date): Promise<{ due: number; oldest: Date | null }> {
  const [row] = await db
    .select({
      due: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${webhookDeliveries.nextAt})`.mapWith(webhookDeliveries.nextAt),
    })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.status, 'pending'), lt(webhookDeliveries.nextAt, now)))
  if (!row) throw new Error('An aggregate returned no row')
  return row
}
