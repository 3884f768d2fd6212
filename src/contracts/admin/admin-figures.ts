/* Figures of the administration alone: those of `contracts/figures.ts` are loaded by public pages, too. */

/** Up to here the rows that match are counted in its lists: a count is never more. */
export const mostCounted = 10_000

/** How many accounts a mail to many takes by their numbers; more are chosen by a search. */
export const mostChosenRecipients = 5000

/** The lengths of a mail to many (characters). */
export const campaignTexts = { mostSubject: 150, mostContent: 10_000 } as const

/** The longest note of an administrator to the owner of something (characters). */
export const longestNote = 1000
