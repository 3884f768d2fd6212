import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Entry } from '#domain/ledger/entries.ts'
import type { Db } from '#server/db/connection.ts'
import { ledgerBalances, ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger.table.ts'

export type LedgerTransaction = typeof ledgerTransactions.$inferInsert

/** Stores a transaction with its entries. False: there is one with this key. */
export async function insertTransaction(
  tx: Db,
  transaction: Omit<LedgerTransaction, 'entryCount'>,
  entries: readonly Entry[],
): Promise<boolean> {
  const [row] = await tx
    .insert(ledgerTransactions)
    .values({ ...transaction, entryCount: entries.length })
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({ id: ledgerTransactions.id })
  if (!row) return false
  await tx.insert(ledgerEntries).values(
    entries.map(({ account, amount, party }) => ({
      transactionId: row.id,
      account,
      currency: transaction.currency,
      amount,
      partyId: party ?? null,
    })),
  )
  return true
}

/** The sum of each account that was ever used, by currency. */
export const sumAccounts = (db: Db) =>
  db
    .select({
      account: ledgerBalances.account,
      currency: ledgerBalances.currency,
      sum: sql<number>`sum(${ledgerBalances.sum})::float8`,
    })
    .from(ledgerBalances)
    .groupBy(ledgerBalances.account, ledgerBalances.currency)
    .orderBy(ledgerBalances.currency, ledgerBalances.account)

/** The transactions below `before`, also of one payment, the latest first. */
export const listTransactions = (
  db: Db,
  { paymentId, before, limit }: { paymentId: number | undefined; before: number | undefined; limit: number },
) =>
  db
    .select()
    .from(ledgerTransactions)
    .where(
      and(
        paymentId === undefined ? undefined : eq(ledgerTransactions.paymentId, paymentId),
        before === undefined ? undefined : lt(ledgerTransactions.id, before),
      ),
    )
    .orderBy(desc(ledgerTransactions.id))
    .limit(limit)

export const listEntriesOf = (db: Db, transactionIds: readonly number[]) =>
  db
    .select()
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.transactionId, [...transactionIds]))
    .orderBy(asc(ledgerEntries.id))
