/** Why an administrator gives money back. Its payer reads it. */
export const refundReasons = ['asked', 'not_as_described', 'our_mistake', 'other'] as const
export type RefundReason = (typeof refundReasons)[number]
/** `order_ended`: what was held for an order and is not for its professional. Nobody chooses it. */
export const allRefundReasons = [...refundReasons, 'order_ended'] as const
export type StoredRefundReason = (typeof allRefundReasons)[number]

/**
 * `waiting`: it can still be undone. `sending`: on its way to the provider, tried again until it answers. `refused`: the provider said
 * no, or did not answer for a day.
 */
export const refundStates = ['waiting', 'sending', 'done', 'cancelled', 'refused'] as const
export type RefundState = (typeof refundStates)[number]

/** Why the last try failed. */
export const refundFailures = ['no_answer', 'refused'] as const
export type RefundFailure = (typeof refundFailures)[number]
