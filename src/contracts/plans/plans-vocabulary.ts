export const paymentStatuses = ['pending', 'completed', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What is issued for a payment, and for a refund. */
export const documentKinds = ['receipt', 'note'] as const

/** Who pays. */
export const payerTypes = ['company', 'professional'] as const
export type PayerType = (typeof payerTypes)[number]
