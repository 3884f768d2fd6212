export const paymentStatuses = ['pending', 'completed', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What is issued for a payment, and for a refund. */
export const documentKinds = ['receipt', 'note'] as const

/** What can be bought at any time: a month of the caller's own premium plan, or one premium ad. The chat of a service has a call of its own. */
export const purchasable = ['premium_month', 'premium_job'] as const
export type Purchasable = (typeof purchasable)[number]

/** What is sold at a price of its own. */
export const soldThings = ['premiumJob', 'professionalPremium', 'companyPremium', 'chatActivation'] as const
export type SoldThing = (typeof soldThings)[number]

/** Who pays. */
export const payerTypes = ['company', 'professional'] as const
export type PayerType = (typeof payerTypes)[number]

/** Who can process a payment. */
export const paymentProviders = ['test', 'stripe', 'mercadopago'] as const
export type PaymentProviderName = (typeof paymentProviders)[number]

/** How the money was taken, as the provider says. */
export const paymentMethods = ['card', 'yape', 'account', 'bank', 'cash', 'other'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Why there was no money: the bank said no, or the person left the page until it closed. */
export const paymentFailures = ['refused', 'left'] as const
export type PaymentFailure = (typeof paymentFailures)[number]

/** What a bank decided about a charge that its card holder contested: `lost` means that the money is gone. */
export const disputeStates = ['none', 'open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Why a charge buys nothing and goes back whole. */
export const returnReasons = ['paid_twice', 'wrong_amount', 'wrong_currency'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** What the page of the test provider can let happen. */
export const testOutcomes = [
  'completed',
  'failed',
  'left',
  'paid_twice',
  'paid_late',
  'refunded',
  'refunded_part',
  'charged_back',
] as const
export type TestOutcome = (typeof testOutcomes)[number]
