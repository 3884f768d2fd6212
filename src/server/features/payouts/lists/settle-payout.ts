import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { type NoticeWords, notify } from '#server/features/notifications/notifications.service.ts'
import { earningsPage } from '#server/features/payouts/earnings.address.ts'
import { payoutFailed, payoutPaid } from './payout-notices.words.ts'
import { type LockedPayout, lockOpen, settleRow } from './payouts.queries.ts'

type Settling = Pick<Deps, 'clock' | 'config' | 'queue'>

/**
 * The mark of a row takes effect, once: what was paid is booked, what failed is due again, and the professional hears of it. Nothing happens
 * if another mark came after it. Safe to repeat.
 */
export const settle = (
  deps: Settling & Pick<Deps, 'pool'>,
  { id, turn }: { id: number; turn: number },
): Promise<void> =>
  transaction(deps, async (tx) => {
    const [row] = await lockOpen(tx, [id])
    if (!row || row.turn !== turn || row.status === 'listed') return
    await settleRow(tx, id, deps.clock.now())
    if (row.status === 'paid') await bookPaid(deps, tx, row)
    else await tell(deps, tx, row, payoutFailed(row))
  })

async function bookPaid(deps: Settling, tx: Db, row: LockedPayout): Promise<void> {
  const { id, amount, currency, partyId, markedAt } = row
  await book(tx, {
    kind: 'payout_made',
    reference: id,
    amount,
    currency,
    professional: partyId,
    at: markedAt ?? deps.clock.now(),
  })
  await tell(deps, tx, row, payoutPaid(row))
}

const tell = (deps: Settling, tx: Db, { partyId }: LockedPayout, words: NoticeWords): Promise<void> =>
  notify(deps, tx, { ...words, userId: partyId, by: null, type: 'system', link: earningsPage })
