import type { LanguageLevel } from './cv.ts'

/** The levels as a CV writes them, so that its reader finds them again. */
export const levelNames: Record<LanguageLevel, string> = {
  basic: 'básico',
  intermediate: 'intermedio',
  advanced: 'avanzado',
  native: 'nativo',
}
