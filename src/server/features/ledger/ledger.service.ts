import type { LedgerAccount } from '#contracts/plans/ledger-vocabulary.ts'
import { balanceOf } from '#domain/ledger/accounts.ts'
import { entriesOf, type LedgerEvent } from '#domain/ledger/entries.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  insertTransaction,
  type LedgerTransaction,
  listEntriesOf,
  listTransactions,
  sumAccounts,
} from './ledger.queries.ts'

type Booking = LedgerEvent &
  Pick<LedgerTransaction, 'at' | 'currency' | 'paymentId' | 'orderId'> & {
    /** Names the event among those of its kind: the payment's id, the provider's identifier of a refund. */
    reference: number | string
  }

/**
 * Books an event of money, in the transaction that makes it happen. An event with the same kind and reference is
 * booked once: false says that it was booked before. Throws for an amount that is not a whole number of cents.
 */
export const book = (
  tx: Db,
  { at, currency, paymentId, orderId, reference, ...event }: Booking,
): Promise<boolean> =>
  insertTransaction(
    tx,
    {
      key: `${event.kind}/${reference}`,
      event: event.kind,
      at,
      currency,
      paymentId: paymentId ?? null,
      orderId: orderId ?? null,
    },
    entriesOf(event),
  )

export interface Balance {
  account: LedgerAccount
  currency: 'USD' | 'PEN'
  /** In cents, positive on the side where the account grows. */
  balance: number
}

/** What each used account has. */
export const readBalances = async ({ db }: Pick<Deps, 'db'>): Promise<Balance[]> =>
  (await sumAccounts(db)).map(({ account, currency, sum }) => ({
    account,
    currency,
    balance: balanceOf(account, sum),
  }))

/** Transactions with their entries, the latest first. */
export async function readTransactions(
  { db }: Pick<Deps, 'db'>,
  page: { paymentId: number | undefined; before: number | undefined; limit: number },
) {
  const rows = await listTransactions(db, page)
  const entries = await listEntriesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, event, at, currency, paymentId }) => ({
    id,
    event,
    at,
    currency,
    paymentId,
    entries: entries.filter(({ transactionId }) => transactionId === id),
  }))
}
export type TransactionWithEntries = Awaited<ReturnType<typeof readTransactions>>[number]
