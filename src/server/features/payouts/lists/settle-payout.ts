import { formatMoney } from '#domain/plans/receipt.ts'
import { maskedName, payoutFailureAdvice, payoutFailureNames } from '#domain/payouts/payout.words.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { book } from '#server/features/ledger/ledger.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { earningsPage } from '#server/features/payouts/earnings.address.ts'
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
    else await tellFailed(deps, tx, row)
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
  const sum = formatMoney(amount, currency)
  await notify(deps, tx, {
    userId: partyId,
    by: null,
    type: 'system',
    title: `Te pagamos ${sum}`,
    message: `Te pagamos ${sum} a ${maskedName(row)}. Según tu banco, puede tardar unas horas en verse.`,
    link: earningsPage,
    mail: {
      subject: `Te pagamos ${sum}`,
      heading: 'Tu pago salió',
      label: 'Ver mis ingresos',
      paragraphs: ['En tus ingresos están los pedidos y el texto para tu recibo por honorarios.'],
    },
  })
}

async function tellFailed(deps: Settling, tx: Db, row: LockedPayout): Promise<void> {
  const { amount, currency, partyId, failure } = row
  const sum = formatMoney(amount, currency)
  const reason = failure ?? 'bank-refused'
  await notify(deps, tx, {
    userId: partyId,
    by: null,
    type: 'system',
    title: `No pudimos pagarte ${sum}`,
    message: `No pudimos pagarte ${sum} a ${maskedName(row)}. ${payoutFailureNames[reason]}.`,
    link: earningsPage,
    mail: {
      subject: `No pudimos pagarte ${sum}`,
      heading: 'Revisa tus datos de pago',
      label: 'Revisar mis datos de pago',
      paragraphs: [payoutFailureAdvice[reason]],
    },
  })
}
