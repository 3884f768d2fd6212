/** The chart of accounts. What each is for is said in `domain/ledger/accounts.ts`. */
export const ledgerAccounts = [
  'provider_cash',
  'bank_cash',
  'contested_money',
  'sales_professional_premium',
  'sales_company_premium',
  'sales_premium_job',
  'sales_chat',
  'order_fees',
  'order_losses',
  'igv_payable',
  'refunds_due',
  'customer_money',
  'payouts_due',
  'provider_fees',
] as const
export type LedgerAccount = (typeof ledgerAccounts)[number]

/** What is booked. `domain/ledger/entries.ts` says into which accounts. */
export const ledgerEvents = [
  'payment_completed',
  'charge_received',
  'payment_refunded',
  'payment_charged_back',
  'chargeback_won',
  'chargeback_lost',
  'provider_fee_charged',
  'provider_settled',
  'order_funded',
  'order_released',
  'order_refunded',
  'payout_made',
] as const

export type LedgerEventKind = (typeof ledgerEvents)[number]

/** What a check of the ledger can find. */
export const ledgerFaults = [
  'unbalanced',
  'payment-not-booked',
  'payment-booked-otherwise',
  'booked-without-payment',
  'refund-differs',
  'charge-booked-otherwise',
  'payment-without-receipt',
  'notes-differ',
  'documents-not-consecutive',
  'payout-differs',
  'order-money-differs',
  'fee-differs',
] as const
export type LedgerFault = (typeof ledgerFaults)[number]
