/* Figures of the administration alone: those of `contracts/figures.ts` are loaded by public pages, too. */

/** Up to here the rows that match are counted in its lists: a count is never more. */
export const mostCounted = 10_000

/** The longest note of an administrator to the owner of something (characters). */
export const longestNote = 1000
