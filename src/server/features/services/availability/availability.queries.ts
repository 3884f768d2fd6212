import { and, asc, eq, exists, gt, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { AvailabilityFilter } from '#contracts/services/availability-vocabulary.ts'
import { unconfirmedBefore } from '#domain/services/availability.ts'
import type { Db } from '#server/db/connection.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { serviceAvailability, services } from '#server/db/schema/services.table.ts'

const a = serviceAvailability

/** The index `hires_in_work` has the same condition. */
const inWork = sql`h.status in ('agreed', 'accepted', 'delivered', 'disputed')`

/** Orders that are in work, of all services of a professional. Counted when read, so no step of an order can miss it. */
const openOrdersOf = (professionalId: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from hires h join services s on s.id = h.service_id
    where s.professional_id = ${professionalId} and ${inWork})`

/** For a query that joins services with their availability. 0 without a limit: then nothing follows from it. */
export const openOrdersIfLimited: SQL<number> = sql<number>`(case when ${a.mostOrders} is null then 0
  else ${openOrdersOf(sql`${services.professionalId}`)} end)`

/** What a service's row says about its availability; all null: nothing. */
export interface AvailabilityRow {
  says: (typeof a.$inferSelect)['says'] | null
  startsOn: string | null
  mostOrders: number | null
  openOrders: number
  confirmedAt: Date | null
}

/** Who has as many orders in work as were stated: a set of few, made once for a search. */
const full = sql`(select said.professional_id from service_availability said join (
    select s.professional_id, count(*) as orders from hires h join services s on s.id = h.service_id
    where ${inWork} group by s.professional_id) busy on busy.professional_id = said.professional_id
  where busy.orders >= said.most_orders)`

/** Whether work can begin by this day: said, confirmed lately, and with room for another order. */
export const canStartBy = (day: string, now: Date): SQL =>
  and(
    lte(a.startsOn, day),
    gt(a.confirmedAt, unconfirmedBefore(now)),
    sql`${a.professionalId} not in ${full}`,
  )!

/** The filter that a service first belongs to, null for neither: whoever can begin now can begin this week. */
export const firstFilterOf = (
  days: { now: string; week: string },
  now: Date,
): SQL<AvailabilityFilter | null> =>
  sql<AvailabilityFilter | null>`case when ${canStartBy(days.week, now)}
    then case when ${lte(a.startsOn, days.now)} then 'now' else 'week' end end`

/** Null: nothing was ever said. */
export async function findAvailability(db: Db, professionalId: number) {
  const [row] = await db.select().from(a).where(eq(a.professionalId, professionalId))
  return row ?? null
}
export type StoredAvailability = typeof a.$inferSelect

export async function countOpenOrders(db: Db, professionalId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${openOrdersOf(sql`${professionalId}`)} as count`,
  )
  return rows[0]!.count
}

type Said = Pick<StoredAvailability, 'says' | 'startsOn' | 'mostOrders'>

/** Writes what was said if the row is still the version that it was made on; 0: there was none. False otherwise. */
export async function writeAvailability(
  tx: Db,
  professionalId: number,
  { version, now, ...said }: Said & { version: number; now: Date },
): Promise<boolean> {
  const values = { ...said, confirmedAt: now, askedAt: null }
  const rows =
    version === 0
      ? await tx
          .insert(a)
          .values({ professionalId, ...values })
          .onConflictDoNothing()
          .returning({ version: a.version })
      : await tx
          .update(a)
          .set({ ...values, version: version + 1 })
          .where(and(eq(a.professionalId, professionalId), eq(a.version, version)))
          .returning({ version: a.version })
  return rows.length > 0
}

/** What was said still holds. False: nothing is said. `notAfter`: unless it was confirmed since. */
export async function confirmAvailability(
  tx: Db,
  professionalId: number,
  { now, notAfter }: { now: Date; notAfter?: Date },
): Promise<boolean> {
  const rows = await tx
    .update(a)
    .set({ confirmedAt: now, askedAt: null })
    .where(
      and(
        eq(a.professionalId, professionalId),
        ne(a.says, 'unsaid'),
        notAfter && lte(a.confirmedAt, notAfter),
      ),
    )
    .returning({ version: a.version })
  return rows.length > 0
}

/** Who said something long ago, sells something and was not asked yet: locked and marked as asked, with the account. */
export async function claimUnconfirmed(
  tx: Db,
  { now, confirmedBefore, limit }: { now: Date; confirmedBefore: Date; limit: number },
): Promise<{ professionalId: number; userId: number; says: StoredAvailability['says'] }[]> {
  const claimed = await tx
    .select({ professionalId: a.professionalId, userId: professionals.userId, says: a.says })
    .from(a)
    .innerJoin(professionals, eq(professionals.id, a.professionalId))
    .where(
      and(
        lte(a.confirmedAt, confirmedBefore),
        isNull(a.askedAt),
        ne(a.says, 'unsaid'),
        exists(
          tx
            .select({ one: sql`1` })
            .from(services)
            .where(and(eq(services.professionalId, a.professionalId), services.isActive)),
        ),
      ),
    )
    .orderBy(asc(a.confirmedAt))
    .limit(limit)
    .for('no key update', { of: a, skipLocked: true })
  for (const { professionalId } of claimed)
    await tx.update(a).set({ askedAt: now }).where(eq(a.professionalId, professionalId))
  return claimed
}
