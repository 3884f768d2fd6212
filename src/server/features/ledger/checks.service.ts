import { ledgerFaults } from '#contracts/plans/ledger-vocabulary.ts'
import { type Db, longRead } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  countEntries,
  findFaults,
  findLastCheck,
  insertCheck,
  type LedgerCheck,
  listChecks,
} from './checks.queries.ts'

/**
 * Checks the whole ledger in one snapshot: that it balances, and that it agrees with the payments and their receipts.
 * `faults` is empty when all is well; otherwise it names each kind with its number and the first ids.
 */
export const verifyLedger = (deps: Pick<Deps, 'pool'>): Promise<Pick<LedgerCheck, 'entries' | 'faults'>> =>
  longRead(deps, async (db) => ({ entries: await countEntries(db), faults: await findInOrder(db) }))

/** In the order in which they are documented. */
const findInOrder = async (db: Db): Promise<LedgerCheck['faults']> =>
  (await findFaults(db)).toSorted((a, b) => ledgerFaults.indexOf(a.fault) - ledgerFaults.indexOf(b.fault))

/** Checks the ledger and keeps the result for the administration. */
export async function checkLedger(deps: Pick<Deps, 'db' | 'pool' | 'clock'>): Promise<void> {
  const result = await verifyLedger(deps)
  await insertCheck(deps.db, { checkedAt: deps.clock.now(), ...result })
}

/** The result of the last check; null before the first night. */
export const readLastCheck = ({ db }: Pick<Deps, 'db'>): Promise<LedgerCheck | null> => findLastCheck(db)

/** The last ten checks, the latest first. */
export const readChecks = ({ db }: Pick<Deps, 'db'>): Promise<LedgerCheck[]> => listChecks(db, 10)
