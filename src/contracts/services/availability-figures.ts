/** Limits of when a professional takes new orders. */

/** After so many days without a confirmation the professional is asked, and so many later it counts as unconfirmed. */
export const askAgainDays = 30
export const unconfirmedDays = 7
/** The most orders at the same time that one can state, and how many days ahead a day may be. */
export const mostOrdersAtOnce = 50
export const latestStartDays = 365
