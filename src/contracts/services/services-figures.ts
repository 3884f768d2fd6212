/** Limits of services. */

/** After so many days without a confirmation the professional is asked, and so many later it counts as unconfirmed. */
export const askAgainDays = 30
export const unconfirmedDays = 7
/** The most orders at the same time that one can state, and how many days ahead a day may be. */
export const mostOrdersAtOnce = 50
export const latestStartDays = 365
/** The most that a package may cost, in US dollars, and the most days that it may take. */
export const mostDollars = 99_999
export const mostDays = 365
