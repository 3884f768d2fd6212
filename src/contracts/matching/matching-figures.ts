/** A job is recommended from this score. */
export const leastRecommendedScore = 40

/** For how long every score that a company sees is stored with its reasons, as DS 115-2025-PCM requires of systems that score people. */
export const scoresKeptYears = 3

/** How many similar jobs are listed, and how many of one company. */
export const mostSimilarJobs = 4
export const mostSimilarOfCompany = 2
