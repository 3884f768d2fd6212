/** The parts of a profile whose lines the coach may change. */
export const findingFields = ['title', 'summary', 'experience', 'skills', 'description'] as const
export type FindingField = (typeof findingFields)[number]
