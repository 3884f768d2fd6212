import type { DuePayout, PayoutList, PayoutListDetail, PayoutRow } from '#contracts/admin/payouts.contract.ts'
import { payoutCurrencies } from '#contracts/payouts/payouts-vocabulary.ts'
import { destinationKindNames, payoutObstacleNames, payoutStatusNames } from '#domain/payouts/payout.words.ts'
import type { PayoutOfList } from './payouts.queries.ts'
import type { Due, ListWithRows } from './payouts.service.ts'

const gone = payoutObstacleNames['account-gone']

export const presentDue = ({ userId, name, currency, amount, destination, obstacle }: Due): DuePayout => ({
  userId,
  name: name ?? gone,
  currency,
  amount,
  destination: destination && { kind: destination.kind, lastFour: destination.lastFour },
  obstacle,
})

export const presentList = ({ list, rows }: ListWithRows): PayoutList => ({
  id: list.id,
  preparedAt: list.preparedAt.toISOString(),
  preparedBy: list.preparedBy,
  sums: payoutCurrencies.flatMap((currency) => {
    const mine = rows.filter((row) => row.currency === currency)
    const amount = mine.reduce((sum, row) => sum + row.amount, 0)
    return mine.length > 0 ? [{ currency, amount, rows: mine.length }] : []
  }),
  listed: rows.filter(({ status }) => status === 'listed').length,
  paid: rows.filter(({ status }) => status === 'paid').length,
  failed: rows.filter(({ status }) => status === 'failed').length,
})

export const presentListDetail = (found: ListWithRows): PayoutListDetail => ({
  ...presentList(found),
  rows: found.rows.map(presentRow),
})

const nameOf = ({ firstName, lastName }: PayoutOfList): string =>
  firstName === null ? gone : `${firstName} ${lastName}`.trim()

const presentRow = (row: PayoutOfList): PayoutRow => ({
  id: row.id,
  userId: row.partyId,
  name: nameOf(row),
  currency: row.currency,
  amount: row.amount,
  destination: { kind: row.kind, lastFour: row.lastFour },
  status: row.status,
  failure: row.failure,
  markedAt: row.markedAt?.toISOString() ?? null,
  isSettled: row.settledAt !== null,
})

export const csvColumns = ['Pago', 'Profesional', 'Titular', 'Destino', 'Número', 'Moneda', 'Monto', 'Estado']

/** One line of the file; `number` is the whole one. */
export const toCsvRow = ({ row, number }: { row: PayoutOfList; number: string }): string[] => [
  String(row.id),
  nameOf(row),
  row.holder,
  destinationKindNames[row.kind],
  number,
  row.currency,
  (row.amount / 100).toFixed(2),
  payoutStatusNames[row.status],
]
