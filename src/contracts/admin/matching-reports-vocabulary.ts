/** The documented bands of a score, the highest first. */
export const compatibilityBands = ['high', 'medium', 'low'] as const
export type CompatibilityBand = (typeof compatibilityBands)[number]

/** The lowest score of a band. */
export const bandFloor: Record<CompatibilityBand, number> = { high: 80, medium: 60, low: 0 }

/** The band of a score from 0 to 100. */
export const bandOf = (score: number): CompatibilityBand =>
  score >= bandFloor.high ? 'high' : score >= bandFloor.medium ? 'medium' : 'low'

/** The groups that are compared: each is a fact that has nothing to do with who a person is. */
export const fairnessGroups = ['lima', 'regions', 'no-place', 'with-cv', 'without-cv'] as const
export type FairnessGroup = (typeof fairnessGroups)[number]
