/** A job is recommended from this score. */
export const leastRecommendedScore = 40

/** How many similar jobs are listed, and how many of one company. */
export const mostSimilarJobs = 4
export const mostSimilarOfCompany = 2
