/** Where money can be sent. A Yape number takes soles only. */
export const destinationKinds = ['cci', 'yape'] as const
export type DestinationKind = (typeof destinationKinds)[number]

/** Where a payout stands: in a list, or as finance marked it. */
export const payoutStatuses = ['listed', 'paid', 'failed'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** Why a payout failed, as the professional is told. */
export const payoutFailures = ['wrong-number', 'other-holder', 'closed-account', 'bank-refused'] as const
export type PayoutFailure = (typeof payoutFailures)[number]

/** Why money that is due is in no list. */
export const payoutObstacles = ['no-destination', 'account-gone'] as const
export type PayoutObstacle = (typeof payoutObstacles)[number]

export const payoutCurrencies = ['USD', 'PEN'] as const
export type PayoutCurrency = (typeof payoutCurrencies)[number]
