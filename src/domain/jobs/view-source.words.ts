import type { ApplicationSource } from '#contracts/jobs/statistics-vocabulary.ts'

/** The kinds of pages that people come from. */
export const sourceNames: Record<ApplicationSource, string> = {
  site: 'Desde Qhatu',
  widget: 'Lista en tu página',
  feed: 'Feed de tu empresa',
  search: 'Buscadores',
  social: 'Redes sociales',
  mail: 'Correo web',
  direct: 'Enlace directo o sin dato',
  other: 'Otras páginas',
  invitation: 'Invitación de tu empresa',
  unknown: 'Sin medir',
}
