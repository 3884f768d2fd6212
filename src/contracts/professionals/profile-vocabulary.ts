/** The vocabulary of profiles. Without zod, for public pages. */

/** Levels of a language, from basic to native. */
export const languageLevels = ['basic', 'intermediate', 'advanced', 'native'] as const

export type LanguageLevel = (typeof languageLevels)[number]

export const languageLevelLabels: Record<LanguageLevel, string> = {
  basic: 'Básico',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  native: 'Nativo',
}
