/** What a profile names and how much it holds. Without zod, for public pages. */

/** How well a language is spoken, from a little to the mother tongue. */
export const languageLevels = ['basic', 'intermediate', 'advanced', 'native'] as const

export type LanguageLevel = (typeof languageLevels)[number]

export const languageLevelLabels: Record<LanguageLevel, string> = {
  basic: 'Básico',
  intermediate: 'Intermedio',
  advanced: 'Avanzado',
  native: 'Nativo',
}

/** A professional's summary, in characters; the counter warns before the end. */
export const summaryLimits = { min: 50, max: 2000, warnAbove: 1800 } as const

/** A photo or a logo is a JPEG or PNG of at most 2 MB. In bytes. */
export const photoMaxBytes = 2 * 1024 * 1024
