import { z } from 'zod'
import { disputeStates, paymentMethods, returnReasons } from '#contracts/plans/plans-vocabulary.ts'
import { ledgerAccounts, ledgerEvents, ledgerFaults } from '#contracts/plans/ledger-vocabulary.ts'
import {
  allRefundReasons,
  refundFailures,
  refundReasons,
  refundStates,
} from '#contracts/plans/refunds-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { id, idParams, instant } from '#contracts/fields.ts'

const currency = z.enum(['USD', 'PEN'])
const asksAmount = 'Escribe cuánto devuelves, en centavos enteros'

export const refundBody = z.object({
  /** In cents. */
  amount: z.number(asksAmount).int(asksAmount).positive(asksAmount),
  /** In cents: what the caller saw that is left. If somebody decided meanwhile, nothing happens. */
  left: z.number(asksAmount).int(asksAmount).positive(asksAmount),
  reason: z.enum(refundReasons, 'Elige por qué lo devuelves'),
})

const refund = z.object({
  id: z.number(),
  paymentId: z.number(),
  /** In cents. */
  amount: z.number(),
  reason: z.enum(allRefundReasons),
  state: z.enum(refundStates),
  requestedAt: instant,
  /** '' once the administrator's access is gone. */
  requestedBy: z.string(),
  tries: z.number(),
  failedAt: instant.nullable(),
  failure: z.enum(refundFailures).nullable(),
  endedAt: instant.nullable(),
})
export type Refund = z.infer<typeof refund>

const listedRefund = refund.extend({
  transactionId: z.string(),
  payerName: z.string(),
  currency,
})
export type ListedRefund = z.infer<typeof listedRefund>

/** Money that a provider took for a payment. */
const charge = z.object({
  reference: z.string(),
  amount: z.number(),
  /** As the provider says: it may be any. */
  currency: z.string(),
  refunded: z.number(),
  dispute: z.enum(disputeStates),
  method: z.enum(paymentMethods),
  /** Why it buys nothing and goes back. */
  returned: z.enum(returnReasons).nullable(),
  /** What the provider kept of it; null: it has not said it. */
  fee: z.object({ amount: z.number(), currency }).nullable(),
  createdAt: instant,
})

const entry = z.object({
  account: z.enum(ledgerAccounts),
  /** In cents: positive is debit, negative is credit. */
  amount: z.number(),
})
const ledgerTransaction = z.object({
  id: z.number(),
  event: z.enum(ledgerEvents),
  at: instant,
  currency,
  paymentId: z.number().nullable(),
  entries: z.array(entry),
})
export type ListedTransaction = z.infer<typeof ledgerTransaction>

const paymentMoney = z.object({
  charges: z.array(charge),
  refunds: z.array(refund),
  notes: z.array(z.object({ id: z.number(), number: z.string(), issuedAt: instant, total: z.number() })),
  ledger: z.array(ledgerTransaction),
  /** In cents: what can be given back. 0 while a refund is on its way or the bank decides. */
  left: z.number(),
})
export type PaymentMoney = z.infer<typeof paymentMoney>

const chargeback = z.object({
  id: z.number(),
  paymentId: z.number(),
  transactionId: z.string(),
  payerName: z.string(),
  provider: z.string(),
  reference: z.string(),
  /** In cents: what the bank took or may take. */
  amount: z.number(),
  currency: z.string(),
  dispute: z.enum(disputeStates),
  createdAt: instant,
})
export type Chargeback = z.infer<typeof chargeback>

const balance = z.object({
  account: z.enum(ledgerAccounts),
  currency,
  /** In cents, positive on the side where the account grows. */
  balance: z.number(),
})
export type ListedBalance = z.infer<typeof balance>

const check = z.object({
  checkedAt: instant,
  entries: z.number(),
  faults: z.array(
    z.object({ fault: z.enum(ledgerFaults), count: z.number(), examples: z.array(z.number()) }),
  ),
})
export type LedgerCheckResult = z.infer<typeof check>

const reconciliation = z.object({
  /** Payments whose provider has not said yet what became of them, those that wait longest first. */
  waiting: z.array(
    z.object({
      id: z.number(),
      transactionId: z.string(),
      payerName: z.string(),
      provider: z.string(),
      amount: z.number(),
      currency,
      createdAt: instant,
      /** When the provider is asked again. */
      checkAt: instant,
    }),
  ),
  /** Events that could not be booked within a minute. */
  events: z.array(
    z.object({ id: z.number(), provider: z.string(), eventId: z.string(), receivedAt: instant }),
  ),
  /** What providers kept for their work, in each currency, in cents, and of how many charges. */
  fees: z.array(z.object({ currency, amount: z.number(), charges: z.number() })),
  /** How many charges there are whose provider has not said it. */
  chargesWithoutFee: z.number(),
  /** The last checks of the ledger, the latest first. */
  checks: z.array(check),
})
export type Reconciliation = z.infer<typeof reconciliation>

const read = { method: 'GET', audience: 'admin', capability: 'read-payments' } as const
/** It names the payer with document and address. */
const dataOf = {
  ...read,
  capability: 'refund-payments',
  params: idParams,
  file: ['application/json'],
} as const
const decide = { method: 'POST', audience: 'admin', capability: 'refund-payments', params: idParams } as const

/** Where the money is, and what goes back of it. */
export const moneyContract = {
  paymentMoney: endpoint({
    ...read,
    path: '/api/admin/payments/:id/money',
    summary: 'What was taken for a payment, what went back of it, and its entries in the ledger',
    params: idParams,
    reply: paymentMoney,
  }),
  paymentData: endpoint({
    ...dataOf,
    path: '/api/admin/payments/:id/data',
    summary:
      'The data of the boleta or factura of a payment as JSON with the names of UBL 2.1; 404 until it has a receipt',
  }),
  paymentNoteData: endpoint({
    ...dataOf,
    path: '/api/admin/notes/:id/data',
    summary: 'The data of the nota de crédito of a note as JSON with the names of UBL 2.1',
  }),
  refund: endpoint({
    ...decide,
    path: '/api/admin/payments/:id/refunds',
    summary:
      'Give a payment back, wholly or a part of it: it waits some seconds, in which it can be undone, and then goes to the provider',
    audit: 'refund-requested',
    status: 201,
    errors: ['item_changed', 'refund_not_possible'],
    body: refundBody,
    reply: z.object({ id: z.number() }),
  }),
  cancelRefund: endpoint({
    ...decide,
    path: '/api/admin/refunds/:id/cancel',
    summary: 'Undo a refund that has not gone to the provider',
    audit: 'refund-cancelled',
    errors: ['item_changed'],
    reply: z.object({ success: z.literal(true) }),
  }),
  retryRefund: endpoint({
    ...decide,
    path: '/api/admin/refunds/:id/retry',
    summary: 'Send a refund again that the provider refused',
    audit: 'refund-retried',
    errors: ['item_changed', 'refund_not_possible'],
    reply: z.object({ success: z.literal(true) }),
  }),
  refunds: endpoint({
    ...read,
    path: '/api/admin/refunds',
    summary: 'The refunds that administrators decided, the latest first, with `X-Total-Count` and `Link`',
    query: z.object({
      state: z.enum(['all', ...refundStates], asks.listed).default('all'),
      before: id.optional(),
    }),
    reply: z.array(listedRefund),
  }),
  chargebacks: endpoint({
    ...read,
    path: '/api/admin/chargebacks',
    summary:
      'The payments that a card holder contested at the bank, the latest first, with `X-Total-Count` and `Link`',
    query: z.object({
      state: z.enum(['all', 'open', 'won', 'lost'], asks.listed).default('all'),
      before: id.optional(),
    }),
    reply: z.array(chargeback),
  }),
  balances: endpoint({
    ...read,
    path: '/api/admin/ledger/balances',
    summary: 'What each account of the ledger has',
    reply: z.array(balance),
  }),
  ledger: endpoint({
    ...read,
    path: '/api/admin/ledger',
    summary: 'The transactions of the ledger with their entries, the latest first, also of one payment',
    query: z.object({ paymentId: id.optional(), before: z.coerce.number().int().positive().optional() }),
    reply: z.array(ledgerTransaction),
  }),
  reconciliation: endpoint({
    ...read,
    path: '/api/admin/reconciliation',
    summary: 'What waits for a payment provider, and what the last checks of the ledger found',
    reply: reconciliation,
  }),
  checkLedger: endpoint({
    method: 'POST',
    audience: 'admin',
    capability: 'refund-payments',
    path: '/api/admin/ledger/checks',
    summary: 'Have the ledger checked now; the result is among the checks of the reconciliation',
    audit: 'ledger-checked',
    status: 201,
    reply: z.object({ success: z.literal(true) }),
  }),
}
