/* Figures of the administration alone: those of `contracts/figures.ts` are loaded by public pages, too. */

/** Up to here the rows that match are counted in its lists: a count is never more. */
export const mostCounted = 10_000

/** The largest result that is changed as a whole: a list says no larger number exactly. */
export const mostWhole = mostCounted - 1

/** The longest note of an administrator to the owner of something (characters). */
export const longestNote = 1000

/** The days in which a company answers a human review, and those that we take after that. */
export const companyReviewDays = 7
export const ownReviewDays = 3

/** The working days in which we want to answer a message. */
export const contactWorkingDays = 2

/** The longest answer to a request (characters). */
export const longestAnswer = 5000

/** In how many hours something that waits should be settled. The terms of requests are working days. */
export const moderationHours = 24
export const heldAdHours = 8
export const reportHours = 48
