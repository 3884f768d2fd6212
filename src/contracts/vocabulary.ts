/** The closed vocabularies of the product, without zod, so that public pages can use them at no weight. */

/** The categories of the documents, in their order. */
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

/** The Spanish words that the standard form and `workType` use for the same three modes. */
export const workTypes = { remote: 'remoto', onsite: 'presencial', hybrid: 'híbrido' } as const

export const experienceLevels = ['0-1', '1-2', '3-5', '5+'] as const

export const experienceLabel = (level: ExperienceLevel): string => `${level} años`

export const jobSorts = ['recent', 'relevance'] as const

/** 'Publicado en las últimas 24 horas', '… los últimos 3 días': how old a listed job may be, in days. */
export const postedWithin = [1, 3, 7, 30] as const

/** The steps of the minimum pay that a person picks from, in soles a month; an address may say any amount up to the highest. */
export const minPaySteps = [1_200, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 7_000, 10_000] as const

export const highestMinPay = 100_000

export type PostedWithin = (typeof postedWithin)[number]

export type WorkMode = (typeof workModes)[number]

export type ExperienceLevel = (typeof experienceLevels)[number]

/** The stored statuses, in the order of a hiring process. */
export const applicationStatuses = [
  'pending',
  'viewed',
  'preselected',
  'interviewed',
  'accepted',
  'rejected',
  'hired',
] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** What an application can come to: a status, or that the person withdrew it. */
export const applicationSteps = [...applicationStatuses, 'withdrawn'] as const

/** The Spanish word for each status; an unknown one is shown as it was received. */
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  pending: 'Pendiente',
  viewed: 'Visto',
  preselected: 'Preseleccionado',
  interviewed: 'Entrevistado',
  accepted: 'Aceptado',
  rejected: 'Rechazado',
  hired: 'Contratado',
}

/** What a CV may be: a PDF always, a DOCX while the operator's setting `cv_accepts_docx` lets it in. */
export const cvFormats = ['pdf', 'docx'] as const
export type CvFormat = (typeof cvFormats)[number]

/** A CV has at most 5 MB. In bytes. */
export const cvMaxBytes = 5 * 1024 * 1024

/** Of the terms that a registration accepts; recorded with each consent. A new text gets a new version. */
export const termsVersion = '2026-11-21'

/** What a profile may lack of all that scores go by, what tells most first. */
export const profileGaps = ['title', 'experience', 'skills', 'education', 'place'] as const
export type ProfileGap = (typeof profileGaps)[number]
