import type { LedgerAccount } from '#contracts/plans/ledger-vocabulary.ts'
import { splitIgv } from '#domain/plans/receipt.ts'

/** One line of a booking, in cents: positive is debit, negative is credit. */
export interface Entry {
  account: LedgerAccount
  amount: number
  /** The account of the person or company whose money it is; absent: ours, or the state's. */
  party?: number
}

/** The income of what is sold. */
const salesAccounts = {
  professional_premium: 'sales_professional_premium',
  professional_premium_trial: 'sales_professional_premium',
  company_premium: 'sales_company_premium',
  company_premium_trial: 'sales_company_premium',
  premium_job: 'sales_premium_job',
  chat_activation: 'sales_chat',
} as const satisfies Record<string, LedgerAccount>

/** What is paid for; an order's money is its client's until it is released. */
export type Product = keyof typeof salesAccounts | 'order'

/** A payment, wholly or a part of it. Amounts are in cents, tax included. */
interface PaymentPart {
  product: Product
  amount: number
  /** False: what was bought could not be delivered, so nothing was sold and all of it is owed to the payer. */
  isDelivered: boolean
  /** The tax of the receipt. */
  igvPercent: number
}

/** `keptBefore`: what was left of the same payment, without what refunds and lost chargebacks took back until now. */
type ReturnedPart = PaymentPart & { keptBefore: number }

/** Something that moves money. Each is in one currency. */
export type LedgerEvent =
  | ({ kind: 'payment_completed' } & PaymentPart)
  /** Money that bought nothing: paid twice, of another sum, or already on its way back. It is owed to the payer. */
  | { kind: 'charge_received'; amount: number }
  /** `isContested`: the part goes back while the payer's objection is open, out of what the provider took back. */
  | ({ kind: 'payment_refunded'; isContested?: boolean } & ReturnedPart)
  /** The provider took the money back because the payer objected; `chargeback_won` or `chargeback_lost` follows. */
  | { kind: 'payment_charged_back'; amount: number }
  | { kind: 'chargeback_won'; amount: number }
  | ({ kind: 'chargeback_lost' } & ReturnedPart)
  | { kind: 'provider_fee_charged'; amount: number }
  /** The provider paid out to our bank account. */
  | { kind: 'provider_settled'; amount: number }
  | { kind: 'order_funded'; amount: number; client: number }
  /** `fee`: our share of the amount, tax included; `igvPercent`: of its receipt. */
  | {
      kind: 'order_released'
      amount: number
      fee: number
      igvPercent?: number
      client: number
      professional: number
    }
  | { kind: 'order_refunded'; amount: number; client: number }
  | { kind: 'payout_made'; amount: number; professional: number }

/** The entries of an event; they add up to zero. Throws for an amount that is not a whole, positive number of cents. */
export function entriesOf(event: LedgerEvent): Entry[] {
  if (!Number.isSafeInteger(event.amount) || event.amount <= 0)
    throw new RangeError(`${event.kind}: ${event.amount} is no amount in cents`)
  return rawEntries(event).filter(({ amount }) => amount !== 0)
}

function rawEntries(event: LedgerEvent): Entry[] {
  const { amount } = event
  switch (event.kind) {
    case 'payment_completed':
      return [{ account: 'provider_cash', amount }, ...negated(sold({ ...event, from: 0, to: amount }))]
    case 'charge_received':
      return [
        { account: 'provider_cash', amount },
        { account: 'refunds_due', amount: -amount },
      ]
    case 'payment_refunded':
      return [
        ...returned(event),
        { account: event.isContested ? 'contested_money' : 'provider_cash', amount: -amount },
      ]
    case 'payment_charged_back':
      return move(amount, 'provider_cash', 'contested_money')
    case 'chargeback_won':
      return move(amount, 'contested_money', 'provider_cash')
    case 'chargeback_lost':
      return [...returned(event), { account: 'contested_money', amount: -amount }]
    case 'provider_fee_charged':
      return move(amount, 'provider_cash', 'provider_fees')
    case 'provider_settled':
      return move(amount, 'provider_cash', 'bank_cash')
    case 'order_funded':
      return [
        { account: 'provider_cash', amount },
        { account: 'customer_money', amount: -amount, party: event.client },
      ]
    case 'order_released':
      return released(event)
    // It leaves the provider when `payment_refunded` says so.
    case 'order_refunded':
      return [
        { account: 'customer_money', amount, party: event.client },
        { account: 'refunds_due', amount: -amount },
      ]
    // Last, `payout_made`: the compiler refuses any other kind here, because only this one has these fields.
    default:
      return [
        { account: 'payouts_due', amount, party: event.professional },
        { account: 'bank_cash', amount: -amount },
      ]
  }
}

/** Money that goes from one of our accounts to another. */
const move = (amount: number, from: LedgerAccount, to: LedgerAccount): Entry[] => [
  { account: to, amount },
  { account: from, amount: -amount },
]

const negated = (entries: Entry[]): Entry[] => entries.map((entry) => ({ ...entry, amount: -entry.amount }))

function returned({ keptBefore, ...part }: ReturnedPart): Entry[] {
  if (!Number.isSafeInteger(keptBefore) || keptBefore < part.amount)
    throw new RangeError(`${part.amount} cents cannot be taken back of ${keptBefore}`)
  return sold({ ...part, from: keptBefore - part.amount, to: keptBefore })
}

/**
 * What lies between two sums of a sale, as it is taken back. Sale and tax are differences of the same rounded split:
 * what is kept of a payment is always exactly the split of that sum, whatever parts were taken back before.
 */
function sold({
  product,
  isDelivered,
  igvPercent,
  amount,
  from,
  to,
}: PaymentPart & { from: number; to: number }): Entry[] {
  if (!isDelivered) return [{ account: 'refunds_due', amount }]
  // It was the professional's already: we lose what goes back all the same.
  if (product === 'order') return [{ account: 'order_losses', amount }]
  const [less, more] = [splitIgv(from, igvPercent), splitIgv(to, igvPercent)]
  return [
    { account: salesAccounts[product], amount: more.base - less.base },
    { account: 'igv_payable', amount: more.igv - less.igv },
  ]
}

function released({
  amount,
  fee,
  igvPercent,
  client,
  professional,
}: LedgerEvent & { kind: 'order_released' }): Entry[] {
  if (!Number.isSafeInteger(fee) || fee < 0 || fee > amount)
    throw new RangeError(`order_released: ${fee} is no fee of ${amount}`)
  const { base, igv } = splitIgv(fee, igvPercent)
  return [
    { account: 'customer_money', amount, party: client },
    { account: 'payouts_due', amount: fee - amount, party: professional },
    { account: 'order_fees', amount: -base },
    { account: 'igv_payable', amount: -igv },
  ]
}
