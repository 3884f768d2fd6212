/** The vocabulary of the services directory and of hires. Without zod, for public pages. */

/** The categories of services: those of the create dialog and of the editor, without repetition. */
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

/** The groups that filter the services directory. */
export const serviceGroups = [
  'Consultoría Empresarial',
  'Tecnología y Sistemas',
  'Marketing y Publicidad',
  'Recursos Humanos',
  'Finanzas y Contabilidad',
  'Gestión de Proyectos',
] as const

export type ServiceGroup = (typeof serviceGroups)[number]

/** The group of each category. */
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

/** The sort orders of the directory; the first is the default. */
export const serviceSorts = ['relevance', 'rating', 'price-low', 'price-high', 'recent'] as const

export type ServiceSort = (typeof serviceSorts)[number]

/** The minimum average ratings that the directory offers as a filter. */
export const ratingSteps = [4.5, 4, 3] as const

/** The prices of packages, in US dollars, and the days of delivery that the directory offers as filters. */
export const priceSteps = [100, 250, 500, 1000] as const
export const daySteps = [3, 7, 15, 30] as const

/** In what time a service is delivered whose seller does not say it. Also the default of the stored column. */
export const standardDelivery = '3-7 días hábiles'
