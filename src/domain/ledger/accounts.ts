import type { LedgerAccount } from '#contracts/plans/ledger-vocabulary.ts'

type Side = 'debit' | 'credit'

/**
 * The side on which an account grows: what we have and what we spend on the debit side, what we owe and what we earn
 * on the credit side.
 */
const sides: Record<LedgerAccount, Side> = {
  // What people paid and the payment provider still holds.
  provider_cash: 'debit',
  // What the provider paid out to our bank account, without what we paid out from there.
  bank_cash: 'debit',
  // What the provider took back because a payer objected, until that is decided.
  contested_money: 'debit',
  // Sales of each product, without tax.
  sales_professional_premium: 'credit',
  sales_company_premium: 'credit',
  sales_premium_job: 'credit',
  sales_chat: 'credit',
  // Our share of orders, without tax.
  order_fees: 'credit',
  // What went back to a payer of an order after it had been released.
  order_losses: 'debit',
  // The tax in what we sold, which is the state's.
  igv_payable: 'credit',
  // Paid for something that could not be delivered.
  refunds_due: 'credit',
  // Held for an order until it is released or given back; for each client.
  customer_money: 'credit',
  // Released and not yet paid out; for each professional.
  payouts_due: 'credit',
  // What the provider keeps for its work.
  provider_fees: 'debit',
}

/** The sum of an account's entries as it is read: positive on the side where the account grows. */
export const balanceOf = (account: LedgerAccount, sum: number): number =>
  // Not -0 for an empty account.
  sides[account] === 'debit' || sum === 0 ? sum : -sum
