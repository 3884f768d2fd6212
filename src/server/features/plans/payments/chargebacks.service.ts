import { MINUTE } from '#domain/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import {
  type ChargebackFilter,
  type ChargebackRow,
  countChargebacks,
  listChargebacks,
  listUnbooked,
  listWaiting,
  sumFees,
} from './chargebacks.queries.ts'

/** How many a page of the administration has. */
const pageSize = 50

/** A page of the charges that a card holder contested, the latest first. */
export async function pageOfChargebacks(
  { db }: Pick<Deps, 'db'>,
  state: ChargebackFilter,
  before: number | undefined,
): Promise<{ rows: ChargebackRow[]; total: number; hasOlder: boolean }> {
  const rows = await listChargebacks(db, { state, before, limit: pageSize + 1 })
  return {
    rows: rows.slice(0, pageSize),
    total: await countChargebacks(db, state),
    hasOlder: rows.length > pageSize,
  }
}

/** What waits for a provider: payments that nobody has told of, and events that could not be booked within a minute; and what providers kept. */
export async function readUnsettled({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const [waiting, events, fees] = await Promise.all([
    listWaiting(db, pageSize),
    listUnbooked(db, new Date(clock.now().getTime() - MINUTE), pageSize),
    sumFees(db),
  ])
  return { waiting, events, fees }
}
