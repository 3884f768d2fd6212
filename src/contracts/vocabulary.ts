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

/** The groups by which the directory of services is filtered. */
export const serviceGroups = [
  'Consultoría Empresarial',
  'Tecnología y Sistemas',
  'Marketing y Publicidad',
  'Recursos Humanos',
  'Finanzas y Contabilidad',
  'Gestión de Proyectos',
] as const
export type ServiceGroup = (typeof serviceGroups)[number]

/** The one group of each category. */
export const serviceGroupOf: Record<ServiceCategory, ServiceGroup> = {
  'Consultoría Empresarial': 'Consultoría Empresarial',
  'Desarrollo Web': 'Tecnología y Sistemas',
  'Diseño Gráfico': 'Marketing y Publicidad',
  'Marketing Digital': 'Marketing y Publicidad',
  'Redacción y Traducción': 'Marketing y Publicidad',
  'Contabilidad y Finanzas': 'Finanzas y Contabilidad',
  'Recursos Humanos': 'Recursos Humanos',
  'Tecnología e IT': 'Tecnología y Sistemas',
  'Consultoría Legal': 'Consultoría Empresarial',
  'Arquitectura y Construcción': 'Gestión de Proyectos',
  Fotografía: 'Marketing y Publicidad',
  'Video y Animación': 'Marketing y Publicidad',
  'Música y Audio': 'Marketing y Publicidad',
  Programación: 'Tecnología y Sistemas',
  'Administración de Proyectos': 'Gestión de Proyectos',
  'Asistencia Virtual': 'Gestión de Proyectos',
}

/** How the directory can be ordered; the first is how it stands. */
export const serviceSorts = ['relevance', 'rating', 'price-low', 'price-high', 'recent'] as const
export type ServiceSort = (typeof serviceSorts)[number]

/** The least average ratings that the directory offers as a filter. */
export const ratingSteps = [4.5, 4, 3] as const

/** The steps of a hire, in their order; declined and cancelled end it early. */
export const hireStatuses = [
  'requested',
  'accepted',
  'declined',
  'delivered',
  'completed',
  'cancelled',
] as const
export type HireStatus = (typeof hireStatuses)[number]

export const hireStatusLabels: Record<HireStatus, string> = {
  requested: 'Solicitada',
  accepted: 'Aceptada',
  declined: 'Rechazada',
  delivered: 'Entregada',
  completed: 'Completada',
  cancelled: 'Cancelada',
}
/** How many people work in a company that asks for the enterprise plan. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const
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

/** What the bell and the mails tell of. `system`: the account and its plan, which nobody turns off. */
export const notificationTypes = [
  'application_status',
  'job_match',
  'service_suggestion',
  'message',
  'hire',
  'booking',
  'review',
  'system',
] as const
export type NotificationType = (typeof notificationTypes)[number]
/** Which of them can reach a kind of user. */
export const notificationTypesOf: Record<'professional' | 'company', readonly NotificationType[]> = {
  professional: notificationTypes,
  company: ['application_status', 'message', 'hire', 'booking', 'review', 'system'],
}
/** Where a person hears of something. */
export const notificationChannels = ['bell', 'email'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

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

/** The steps of a booking; completed and cancelled end it. */
export const bookingStatuses = ['pending', 'confirmed', 'cancelled', 'completed'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const bookingStatusLabels: Record<BookingStatus, string> = {
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  cancelled: 'Cancelada',
  completed: 'Completada',
}

/** How long a booking may take, in minutes: what a person picks from, and what a call may say. */
export const bookingDurations = [30, 60, 90, 120] as const
export const bookingDuration = { min: 15, max: 240, default: 60 } as const
