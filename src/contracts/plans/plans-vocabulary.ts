export const paymentStatuses = ['pending', 'completed', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What can be bought at any time: a month of the caller's own premium plan, or one premium ad. The chat of a service has a call of its own. */
export const purchasable = ['premium_month', 'premium_job'] as const
export type Purchasable = (typeof purchasable)[number]

/** Who pays. */
export const payerTypes = ['company', 'professional'] as const
export type PayerType = (typeof payerTypes)[number]
