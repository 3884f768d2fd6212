import { oldestTypedRate } from '#contracts/plans/rates-figures.ts'
import { limaDay } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import type { AdminActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { findLatest, insertPublished, listRates, type RateRow, saveTyped } from './exchange-rates.queries.ts'

/** How many days a rate is used for while none is published: a long weekend with its holidays. */
const longestAge = 7
/** How many are shown. */
const mostShown = 60

const daysBefore = (at: Date, days: number): string => limaDay(new Date(at.getTime() - days * DAY))

/** The rate of a moment's day, or else of the day before it that has one, as a document keeps it; null: none is known. */
export async function readRateFor(db: Db, at: Date): Promise<RateRow | null> {
  return findLatest(db, { from: daysBefore(at, longestAge), to: limaDay(at) })
}

/** Asks for the rate of today and keeps it. Nobody is asked when it is known, or when nobody is named who publishes it. */
export async function readPublishedRate({
  db,
  clock,
  exchangeRates,
}: Pick<Deps, 'db' | 'clock' | 'exchangeRates'>): Promise<void> {
  const now = clock.now()
  const today = limaDay(now)
  if (!exchangeRates || (await findLatest(db, { from: today, to: today }))) return
  const published = await exchangeRates.dollarsOn(today)
  if (published) await insertPublished(db, { ...published, storedAt: now })
}

/** Keeps a rate that a person typed, in place of one of that day; what was issued keeps its own. Throws exchange_rate_day for another day than a recent one. */
export async function typeRate(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { adminId }: Pick<AdminActor, 'adminId'>,
  { day, rate, source }: { day: string; rate: number; source: string },
): Promise<void> {
  const now = deps.clock.now()
  if (day > limaDay(now) || day < daysBefore(now, oldestTypedRate)) throw new AppError('exchange_rate_day')
  await transaction(deps, (tx) => saveTyped(tx, { day, rate, source, typedBy: adminId, storedAt: now }))
}

/** The latest rates, the newest first. */
export const readRates = ({ db }: Pick<Deps, 'db'>) => listRates(db, mostShown)
