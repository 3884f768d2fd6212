import { ledgerFaults } from '#contracts/plans/ledger-vocabulary.ts'
import { type Db, longRead } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  countEntries,
  findFaulty,
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
  longRead(deps, async (db) => ({ entries: await countEntries(db), faults: await findFaults(db) }))

async function findFaults(db: Db): Promise<LedgerCheck['faults']> {
  const faults: LedgerCheck['faults'] = []
  for (const fault of ledgerFaults) {
    const found = await findFaulty(db, fault)
    if (found.count > 0) faults.push({ fault, ...found })
  }
  return faults
}

/** Checks the ledger and keeps the result for the administration. */
export async function checkLedger(deps: Pick<Deps, 'db' | 'pool' | 'clock'>): Promise<void> {
  const result = await verifyLedger(deps)
  await insertCheck(deps.db, { checkedAt: deps.clock.now(), ...result })
}

/** The result of the last check; null before the first night. */
export const readLastCheck = ({ db }: Pick<Deps, 'db'>): Promise<LedgerCheck | null> => findLastCheck(db)

/** The last ten checks, the latest first. */
export const readChecks = ({ db }: Pick<Deps, 'db'>): Promise<LedgerCheck[]> => listChecks(db, 10)
