/** Measured by `npm run evaluate -- matching` on the held-out profiles; in percent. */
export const measured = { ndcgAt10: 97 }
