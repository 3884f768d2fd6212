import type { FeedRun } from '#contracts/jobs/job-feeds.contract.ts'
import type { FeedField, FeedState } from '#contracts/jobs/job-feeds-vocabulary.ts'

/** The fields of an ad as its form calls them. */
export const feedFieldNames: Record<FeedField, string> = {
  reference: 'Referencia',
  title: 'Título',
  category: 'Categoría',
  description: 'Descripción',
  requirements: 'Requisitos',
  benefits: 'Beneficios',
  location: 'Ubicación',
  country: 'País',
  workType: 'Modalidad',
  salaryRange: 'Sueldo',
  experience: 'Experiencia',
  openings: 'Vacantes',
  endsAt: 'Fecha de cierre',
  isConfidential: 'Aviso confidencial',
  questions: 'Preguntas',
  plan: 'Publicación',
}

export const feedStateNames: Record<FeedState, string> = {
  on: 'Activa',
  paused: 'Pausada',
  failing: 'Detenida por errores',
}

export const everyHoursName = (hours: number): string =>
  hours === 1 ? 'Cada hora' : hours === 24 ? 'Una vez al día' : `Cada ${hours} horas`

/** 'un aviso', '4 avisos'. */
export const adCount = (count: number): string => (count === 1 ? 'un aviso' : `${count} avisos`)

/** '4 avisos importados, 3 abiertos'. */
export const importedCount = (ads: number, open: number): string =>
  `${ads} ${ads === 1 ? 'aviso importado' : 'avisos importados'}, ${open} ${open === 1 ? 'abierto' : 'abiertos'}`

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** What a run did: '3 nuevos · 1 cambiado · 2 sin publicar'. `waiting`: how many ads it asks about. */
export function runResult(run: FeedRun, waiting = 0): string {
  if (run.status === 'failed') return run.problem
  const parts = [
    ...counted(run.created, 'nuevo', 'nuevos'),
    ...counted(run.changed, 'cambiado', 'cambiados'),
    ...counted(run.reopened, 'publicado otra vez', 'publicados otra vez'),
    ...counted(run.closed, 'archivado', 'archivados'),
    ...counted(run.refusedCount, 'sin publicar', 'sin publicar'),
    ...counted(waiting, 'espera tu respuesta', 'esperan tu respuesta'),
    ...counted(run.postponed, 'para la próxima lectura', 'para la próxima lectura'),
  ]
  if (parts.length > 0) return parts.join(' · ')
  return run.status === 'running' ? 'Leyendo el archivo' : 'Sin cambios'
}
