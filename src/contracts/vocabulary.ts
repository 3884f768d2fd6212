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
/** The Spanish words that the standard form and `workType` use for the same three modes. */
export const workTypes = { remote: 'remoto', onsite: 'presencial', hybrid: 'híbrido' } as const
export const experienceLevels = ['0-1', '1-2', '3-5', '5+'] as const
export const jobSorts = ['recent', 'relevance'] as const

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

/** A CV is a PDF of at most 5 MB. In bytes. */
export const cvMaxBytes = 5 * 1024 * 1024

/** Of the terms that a registration accepts; recorded with each consent. A new text gets a new version. */
export const termsVersion = '2026-11-21'

/** The categories of services: those of the create dialog and of the editor, each once. */
export const serviceCategories = [
  'Consultoría Empresarial',
  'Desarrollo Web',
  'Diseño Gráfico',
  'Marketing Digital',
  'Redacción y Traducción',
  'Contabilidad y Finanzas',
  'Recursos Humanos',
  'Tecnología e IT',
  'Consultoría Legal',
  'Arquitectura y Construcción',
  'Fotografía',
  'Video y Animación',
  'Música y Audio',
  'Programación',
  'Administración de Proyectos',
  'Asistencia Virtual',
] as const
export type ServiceCategory = (typeof serviceCategories)[number]

/** What a message to us may be about; `slug` is how a link names it (`/contacto?tema=`). */
export const contactTopics = [
  { value: 'help', slug: 'ayuda', label: 'Una duda sobre cómo usar Qhatu' },
  { value: 'account', slug: 'cuenta', label: 'Mi cuenta' },
  { value: 'technical', slug: 'tecnico', label: 'Algo no funciona' },
  { value: 'privacy', slug: 'datos', label: 'Mis datos personales' },
  { value: 'enterprise', slug: 'empresas', label: 'Planes para empresas' },
  { value: 'other', slug: 'otro', label: 'Otro tema' },
] as const
export type ContactTopic = (typeof contactTopics)[number]['value']

/** The words of the complaints book (DS 011-2011-PCM, Anexo I). */
export const complaintKinds = { reclamo: 'Reclamo', queja: 'Queja' } as const
export const documentTypes = {
  dni: 'DNI',
  ce: 'Carné de extranjería',
  passport: 'Pasaporte',
  ruc: 'RUC',
} as const
export const goodTypes = { producto: 'Producto', servicio: 'Servicio' } as const
export type ComplaintKind = keyof typeof complaintKinds
export type DocumentType = keyof typeof documentTypes
export type GoodType = keyof typeof goodTypes

/** Who a help article is for. */
export const helpAudiences = ['visitor', 'professional', 'company'] as const
export type HelpAudience = (typeof helpAudiences)[number]
