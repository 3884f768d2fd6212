/** Lengths in characters. */
export const orderLetters = { note: 3000, changes: 3000, why: 1000 }
/** The most parts of an order, and the most that it may cost, in cents. */
export const mostParts = 20
export const mostOrderCents = 100_000_000
