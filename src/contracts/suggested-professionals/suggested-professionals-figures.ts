/** A professional is suggested from this score. */
export const leastSuggestedScore = 60
