import type { Pool } from 'pg'
import { limaDay, limaDayStart } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { storeAccounts } from './accounts.queries.ts'
import { storeAds } from './ads.queries.ts'
import { storeApplications } from './applications.queries.ts'
import { storeAudit } from './audit.queries.ts'
import { storeDesks } from './desks.queries.ts'
import { createDrawing, moment } from './drawing.queries.ts'
import { dropIndexes, findBase, findRealAccount } from './market.queries.ts'
import { storePayments } from './payments.queries.ts'
import { storeServices } from './services.queries.ts'

const years = 3

/** How many rows a market of the whole size has. */
const whole = {
  people: 1_000_000,
  companies: 200_000,
  jobs: 1_000_000,
  applications: 5_000_000,
  payments: 2_000_000,
  services: 150_000,
  reviews: 100_000,
  reports: 40_000,
  contacts: 60_000,
  complaints: 8_000,
  audit: 300_000,
}
export type MarketCounts = typeof whole

/** The rows of a market of this scale. There are always five people for a company. */
export function countsOf(scale: number): MarketCounts {
  const scaled = Object.fromEntries(
    Object.entries(whole).map(([what, count]) => [what, Math.max(10, Math.round(count * scale))]),
  ) as MarketCounts
  return { ...scaled, people: scaled.companies * 5 }
}

export interface MarketOptions {
  scale: number
  seed: number
  /** The market ends at the beginning of its day in Lima: the same seed makes the same rows on the same day. */
  now: Date
  /** Add it beside accounts of real people. */
  anyway?: boolean
  onProgress?: (part: string, done: number, of: number) => void
}

/** What the parts of a market share. `until` is the end as an expression of SQL; ids begin after those of `base`. */
export interface Market {
  counts: MarketCounts
  seed: number
  now: Date
  span: { from: Date; until: Date }
  until: string
  base: Awaited<ReturnType<typeof findBase>>
  reach(part: string, done: number, of: number): void
}

/** A market cannot be stored beside what is there. */
export class MarketRefused extends Error {}

/**
 * Stores an invented market: accounts, ads, applications, payments and what the administration does with them, over three
 * years. Everything is one transaction, so that a process that dies leaves nothing. The memory of this process does not
 * grow with the scale.
 */
export async function storeMarket(
  pool: Pool,
  { scale, seed, now, anyway = false, onProgress = () => {} }: MarketOptions,
): Promise<MarketCounts> {
  const counts = countsOf(scale)
  const end = limaDayStart(limaDay(now))
  const span = { from: new Date(end.getTime() - years * 365 * DAY), until: end }
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`set local work_mem = '128MB'; set local maintenance_work_mem = '512MB'`)
    const real = anyway ? null : await findRealAccount(client)
    if (real !== null) throw new MarketRefused(`${real} is an account that was not generated`)
    await createDrawing(client, { seed, ...span })
    const base = await findBase(client)
    const market: Market = { counts, seed, now, span, until: moment(end), base, reach: onProgress }
    const buildIndexes = await dropIndexes(client)
    await storeAccounts(client, market)
    await storeAds(client, market)
    await storePayments(client, market)
    await storeServices(client, market)
    await storeApplications(client, market)
    await storeDesks(client, market)
    await storeAudit(client, market)
    await buildIndexes((done, of) => onProgress('indexes', done, of))
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release(true)
  }
  onProgress('vacuum', 0, 1)
  await pool.query('vacuum (analyze)')
  return counts
}
