/** Limits of codes. */

/** In letters, as in the pattern. */
export const longestCode = 24
/** How many months a code may give at most. */
export const mostCodeMonths = 12
/** How many uses a code may have at most. */
export const mostCodeUses = 100_000
/** In cents of a dollar: the most that a code may take off. */
export const mostCodeAmount = 1_000_00
