import { workModeLabel } from '#domain/jobs/work-mode.ts'
import { inFigures } from './job-labels.ts'
import type { JobQuery } from './job-query.ts'

type Chosen = Pick<JobQuery, 'q' | 'category' | 'location' | 'mode' | 'page'>

/** 'Empleos de Ventas en Cusco': what a list holds, for its title and for search engines. */
function headline({ q, category, location, mode }: Chosen): string {
  const remote = location === 'Remoto' || (mode.length === 1 && mode[0] === 'remote')
  const place = location === 'Remoto' ? '' : location
  const modes = mode.length === 1 && !remote ? ` · ${workModeLabel(mode[0]!)}` : ''
  const subject =
    q === '' ? `Empleos${category && ` de ${category}`}` : `Empleos de “${q}”${category && ` · ${category}`}`
  return `${subject}${remote ? ' remotos' : ''}${place && ` en ${place}`}${modes}`
}

/** The title of a list's page, its own for each page and each list that search engines keep. */
export function listTitle(query: Chosen): string {
  const words = headline(query)
  const title = words === 'Empleos' ? 'Empleos Disponibles' : words
  return query.page > 1 ? `${title} · Página ${query.page}` : title
}

export function listDescription(query: Chosen, total: number): string {
  const words = headline(query)
  const place = words.includes(' en ') ? '' : ' en el Perú'
  return `${words}${place}: ${inFigures(total)} ${total === 1 ? 'aviso activo' : 'avisos activos'}. Filtra por categoría, ubicación, modalidad y sueldo, y postula gratis con tu CV.`
}
