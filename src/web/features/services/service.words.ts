import type { ServiceSort } from '#contracts/services/services-vocabulary.ts'
import type { ServiceQuery } from './services.address.ts'

/** The orders of the directory. */
export const sortLabels: Record<ServiceSort, string> = {
  relevance: 'Más relevantes',
  rating: 'Mejor calificados',
  'price-low': 'Menor precio',
  'price-high': 'Mayor precio',
  recent: 'Más recientes',
}

/** 'Servicios de Recursos Humanos': the title of a list. */
export function servicesTitle({ q, category, page }: ServiceQuery): string {
  const subject = q
    ? `Servicios de “${q}”`
    : category
      ? `Servicios de ${category}`
      : 'Servicios Profesionales'
  return page > 1 ? `${subject} · Página ${page}` : subject
}

export function servicesDescription({ category }: ServiceQuery, total: number): string {
  const what = category ? `servicios de ${category}` : 'servicios profesionales'
  return `${total} ${what} de personas de todo el Perú, con precio por hora y reseñas de empresas que ya contrataron. Compara y contrata en línea.`
}

/** '18 servicios encontrados'. */
export const countOfServices = (total: number): string =>
  `${total === 1 ? 'servicio' : 'servicios'} ${total === 1 ? 'encontrado' : 'encontrados'}`
