/** Limits of quotes. */

/** How many quotes of a conversation may wait for an answer. */
export const mostOpenQuotes = 3
