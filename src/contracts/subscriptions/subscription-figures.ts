/** How long the link is valid that confirms a subscription. */
export const confirmSubscriptionDays = 7
