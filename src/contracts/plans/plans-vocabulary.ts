export const paymentStatuses = ['pending', 'completed', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Who pays. */
export const payerTypes = ['company', 'professional'] as const
export type PayerType = (typeof payerTypes)[number]
