/** A job is recommended from this score. */
export const leastRecommendedScore = 40
