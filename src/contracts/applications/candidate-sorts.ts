/** The orders of the candidates of a job. */
export const candidateSorts = ['score', 'waiting', 'recent', 'name'] as const
export type CandidateSort = (typeof candidateSorts)[number]
export const defaultCandidateSort = 'score' satisfies CandidateSort

/** The orders of the candidates of all jobs of a company. */
export const companyCandidateSorts = ['recent', 'waiting', 'score', 'name'] as const
export type CompanyCandidateSort = (typeof companyCandidateSorts)[number]
export const defaultCompanyCandidateSort = 'recent' satisfies CompanyCandidateSort
