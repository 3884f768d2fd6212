import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { DAY } from '#domain/time/durations.ts'

export const jobStates = [
  'activos',
  'programados',
  'en-espera',
  'retirados',
  'archivados',
  'terminados',
] as const
export const jobOrders = ['recientes', 'terminan', 'candidatos', 'nombre'] as const
export type JobState = (typeof jobStates)[number]

/** The query of the list of jobs, as in its address. */
export interface JobListQuery {
  text: string
  state: JobState | ''
  order: (typeof jobOrders)[number]
}

export function readJobListQuery(search: URLSearchParams): JobListQuery {
  const [state, order] = [search.get('estado'), search.get('orden')]
  return {
    text: search.get('q') ?? '',
    state: jobStates.find((known) => known === state) ?? '',
    order: jobOrders.find((known) => known === order) ?? 'recientes',
  }
}

/** Taken down by Qhatu, expired, archived by the company, scheduled, held, or open. `isActive` is the company's choice. */
export function stateOf(
  {
    isActive,
    expiresAt,
    opensAt,
    hold,
    takedown,
  }: Pick<CompanyJob, 'isActive' | 'expiresAt' | 'opensAt' | 'hold' | 'takedown'>,
  now: number,
): JobState {
  if (takedown) return 'retirados'
  if (isActive) return hold ? 'en-espera' : 'activos'
  if (opensAt !== null) return 'programados'
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'terminados' : 'archivados'
}

/** In days: an ad that expires sooner is highlighted. */
export const soon = 7

/** Whole days until an open ad expires; null for one without an end, that is closed or taken down. */
export function daysLeft(
  { isActive, expiresAt, takedown }: Pick<CompanyJob, 'isActive' | 'expiresAt' | 'takedown'>,
  now: number,
): number | null {
  if (!isActive || takedown || expiresAt === null) return null
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / DAY))
}

export const daysLeftInWords = (days: number): string =>
  days === 0 ? 'Termina hoy' : days === 1 ? 'Queda 1 día' : `Quedan ${days} días`

const endOf = ({ expiresAt }: CompanyJob) => (expiresAt === null ? Infinity : Date.parse(expiresAt))

/** The jobs that match, in the requested order. The input has the newest first. */
export function listedJobs(jobs: readonly CompanyJob[], query: JobListQuery, now: number): CompanyJob[] {
  const words = foldText(query.text).split(' ').filter(Boolean)
  const found = jobs.filter((job) => {
    if (query.state !== '' && stateOf(job, now) !== query.state) return false
    const where = foldText(`${job.title} ${job.location} ${job.reference}`)
    return words.every((word) => where.includes(word))
  })
  if (query.order === 'nombre') return found.toSorted((a, b) => a.title.localeCompare(b.title, 'es'))
  if (query.order === 'candidatos') return found.toSorted((a, b) => b.applicationCount - a.applicationCount)
  if (query.order === 'terminan')
    return found.toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || endOf(a) - endOf(b))
  return found
}
