/** A professional is suggested from this score. */
export const leastSuggestedScore = 60
/** How many are suggested. */
export const mostSuggestedProfessionals = 10
