/** Limits of the data of a payer. */

/** The longest address on a receipt (characters). */
export const longestAddress = 160
