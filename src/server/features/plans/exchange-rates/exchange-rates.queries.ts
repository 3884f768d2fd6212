import { and, desc, eq, gte, lte } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { admins } from '#server/db/schema/accounts.table.ts'
import { exchangeRates } from '#server/db/schema/exchange-rates.table.ts'

export type RateRow = typeof exchangeRates.$inferSelect

const pair = { base: 'USD', quote: 'PEN' } as const
const isOfPair = and(eq(exchangeRates.base, pair.base), eq(exchangeRates.quote, pair.quote))
const key = [exchangeRates.base, exchangeRates.quote, exchangeRates.day]

type Rate = Pick<RateRow, 'day' | 'rate' | 'source' | 'storedAt'>

/** The latest rate of these days, both included. */
export async function findLatest(
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<RateRow | null> {
  const [row] = await db
    .select()
    .from(exchangeRates)
    .where(and(isOfPair, gte(exchangeRates.day, from), lte(exchangeRates.day, to)))
    .orderBy(desc(exchangeRates.day))
    .limit(1)
  return row ?? null
}

/** Stores what was published; a rate of that day that is there already stays. */
export async function insertPublished(db: Db, rate: Rate): Promise<void> {
  await db
    .insert(exchangeRates)
    .values({ ...pair, ...rate })
    .onConflictDoNothing({ target: key })
}

/** Stores what somebody typed, in place of a rate of that day. */
export async function saveTyped(tx: Db, rate: Rate & { typedBy: number }): Promise<void> {
  const { day: _, ...set } = rate
  await tx
    .insert(exchangeRates)
    .values({ ...pair, ...rate })
    .onConflictDoUpdate({ target: key, set })
}

/** The latest rates with the name of who typed each, the newest first. */
export const listRates = (db: Db, limit: number) =>
  db
    .select({
      day: exchangeRates.day,
      rate: exchangeRates.rate,
      source: exchangeRates.source,
      storedAt: exchangeRates.storedAt,
      typedBy: admins.name,
    })
    .from(exchangeRates)
    .leftJoin(admins, eq(admins.id, exchangeRates.typedBy))
    .where(isOfPair)
    .orderBy(desc(exchangeRates.day))
    .limit(limit)
