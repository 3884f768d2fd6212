/** The vocabulary of CVs that are made from a profile. Without zod, for public pages. */

export const resumeLayouts = [
  'classic',
  'modern',
  'compact',
  'chronological',
  'academic',
  'creative',
] as const
export type ResumeLayout = (typeof resumeLayouts)[number]

export const resumeLayoutLabels: Record<ResumeLayout, string> = {
  classic: 'Clásico',
  modern: 'Moderno',
  compact: 'Compacto',
  chronological: 'Cronológico',
  academic: 'Académico',
  creative: 'Creativo',
}

/** The language of the headings and of the words of dates; what the person wrote stays as it is. */
export const resumeLanguages = ['es', 'en'] as const
export type ResumeLanguage = (typeof resumeLanguages)[number]

export const resumeSections = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
] as const
export type ResumeSectionKind = (typeof resumeSections)[number]

export const resumeSectionLabels: Record<ResumeSectionKind, string> = {
  summary: 'Perfil',
  experience: 'Experiencia laboral',
  education: 'Educación',
  skills: 'Habilidades',
  languages: 'Idiomas',
  certifications: 'Certificaciones',
}
