/** What an ad asks, in the order in which it can be reached: a skill is learned before a language, and years come by working. */
export const requirementKinds = ['skill', 'language', 'years'] as const

export type RequirementKind = (typeof requirementKinds)[number]
