import type { ResumeLayout, ResumeLanguage } from '#contracts/resumes/resume-vocabulary.ts'

/** What each layout is good for. */
export const layoutWords: Record<ResumeLayout, string> = {
  classic: 'Sobrio, a una columna. Para cualquier empresa.',
  modern: 'Contacto y habilidades al costado.',
  compact: 'Mucho en una página, sin apretar la vista.',
  chronological: 'Tus años a la izquierda: se ve tu recorrido.',
  academic: 'Para universidades, becas e investigación.',
  creative: 'Una franja de color y lo demás, tranquilo.',
}

export const languageWords: Record<ResumeLanguage, string> = { es: 'Español', en: 'Inglés' }
