/** The vocabulary and limits of profiles. Without zod, for public pages. */

/** Levels of a language, from basic to native. */
export const languageLevels = ['basic', 'intermediate', 'advanced', 'native'] as const

export type LanguageLevel = (typeof languageLevels)[number]

export const languageLevelLabels: Record<LanguageLevel, string> = {
  basic: 'Básico',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  native: 'Nativo',
}

/** The length of a professional's summary, in characters; the counter warns above `warnAbove`. */
export const summaryLimits = { min: 50, max: 2000, warnAbove: 1800 } as const

/** A photo or a logo is a JPEG or PNG of at most 2 MB. In bytes. */
export const photoMaxBytes = 2 * 1024 * 1024
