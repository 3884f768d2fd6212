/** The closed vocabularies of the product. Without zod, so that public pages can import them cheaply. */

/** The documented categories, in their order. */
export const jobCategories = [
  'Tecnología',
  'Marketing',
  'Ventas',
  'Recursos Humanos',
  'Finanzas',
  'Operaciones',
  'Diseño',
  'Administración',
] as const

export type JobCategory = (typeof jobCategories)[number]

export const workModes = ['remote', 'onsite', 'hybrid'] as const

export const workModeLabel = (mode: WorkMode): string =>
  ({ remote: 'Remoto', onsite: 'Presencial', hybrid: 'Híbrido' })[mode]

/** The Spanish words of the standard form and of `workType` for the same three modes. */
export const workTypes = { remote: 'remoto', onsite: 'presencial', hybrid: 'híbrido' } as const

export const experienceLevels = ['0-1', '1-2', '3-5', '5+'] as const

export const experienceLabel = (level: ExperienceLevel): string => `${level} años`

/** The last page of a public list that the server returns. */
export const lastPage = 100

export type WorkMode = (typeof workModes)[number]

export type ExperienceLevel = (typeof experienceLevels)[number]

/** The file formats of a CV: always PDF; DOCX only with the operator's setting `cv_accepts_docx`. */
export const cvFormats = ['pdf', 'docx'] as const
export type CvFormat = (typeof cvFormats)[number]

/** The version of the terms that a registration accepts, stored with each consent. A changed text needs a new version. */
export const termsVersion = '2026-11-21'

/** What a profile may lack for the scores, most informative first. */
export const profileGaps = ['title', 'experience', 'skills', 'education', 'place'] as const
export type ProfileGap = (typeof profileGaps)[number]
