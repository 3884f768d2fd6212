import { hkdfSync } from 'node:crypto'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { seal, unseal } from '#server/platform/sealed.ts'
import { readSecret, takeSecret } from '#server/platform/secrets.queries.ts'
import { listSealed, replaceSealed } from './payout-destinations.queries.ts'

type Keyed = Pick<Deps, 'config'>

/** Made from the configured key, so that no two uses share one; without it, the key in the database. */
const keyOf = async ({ config }: Keyed, db: Db): Promise<Buffer> =>
  config.twoFactorKey ? derived(config.twoFactorKey) : readSecret(db, 'payouts')

const derived = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'payouts', 32))

/** A destination and the rows that were made of it have the same, so that a row keeps its bytes. */
const contextOf = (userId: number): string => `payouts of user ${userId}`

/** Encrypts the number of an account, for its owner. */
export const sealNumber = async (deps: Keyed, db: Db, userId: number, number: string): Promise<Buffer> =>
  seal(await keyOf(deps, db), contextOf(userId), number)

/** Opens the numbers of rows; '' for one that was erased. */
export async function openNumbers(
  deps: Keyed,
  db: Db,
  rows: readonly { partyId: number; sealed: Buffer | null }[],
): Promise<string[]> {
  const key = await keyOf(deps, db)
  return rows.map(({ partyId, sealed }) => (sealed ? unseal(key, contextOf(partyId), sealed) : ''))
}

/**
 * At start: encrypts again, with the configured key, what was encrypted with the key in the database, and deletes the old
 * key.
 */
export async function movePayoutKey(deps: Pick<Deps, 'pool' | 'config'>): Promise<void> {
  const { twoFactorKey } = deps.config
  if (twoFactorKey === null) return
  await transaction(deps, async (tx) => {
    const before = await takeSecret(tx, 'payouts')
    if (before === null) return
    const key = derived(twoFactorKey)
    await replaceSealed(await listSealed(tx), tx, (userId, sealed) =>
      seal(key, contextOf(userId), unseal(before, contextOf(userId), sealed)),
    )
  })
}
