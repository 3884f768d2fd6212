import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import { filterParams, type JobQuery } from '#domain/jobs/search/job-query.address.ts'
import { payHref } from '#domain/coach/pay/pay.address.ts'
import { applyHref, jobHref, storedSearchHref } from '#domain/jobs/job.address.ts'
import { payLine, noPay } from '#domain/jobs/pay/salary-format.ts'
import { searchInWords } from '#domain/jobs/search/stored-search.words.ts'
import { emptyQuery } from '#domain/assistant/empty-query.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import type { Actor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { listSummaries, searchJobs } from '#server/features/jobs/list/jobs-search.service.ts'
import { listSimilarJobs } from '#server/features/matching/recommendations/similar-jobs.service.ts'
import type { Answer } from '#server/features/assistant/answer.ts'
import { counted } from '#server/features/assistant/assistant.words.ts'

/** Few enough to be read in a conversation. */
const shownJobs = 3

type AskedJobs = Extract<Understanding, { tool: 'jobs' }>

const find = (deps: Deps, query: JobQuery) =>
  searchJobs(deps, { ...query, sort: query.sort ?? undefined, limit: shownJobs }, { withFacets: false })

/** What is given up first when nothing is found, with its words. */
const given: readonly (readonly [string, (query: JobQuery) => JobQuery])[] = [
  ['sin ese sueldo', (query) => ({ ...query, minPay: null, withSalary: false })],
  ['de cualquier fecha', (query) => ({ ...query, days: null })],
  ['con cualquier experiencia', (query) => ({ ...query, experience: [] })],
  ['en cualquier modalidad', (query) => ({ ...query, mode: [] })],
  ['en todo el Perú', (query) => ({ ...query, location: '', province: '', district: '', withRemote: false })],
]

const listHref = (query: JobQuery): string => {
  const params = filterParams(query)
  if (query.sort) params.set('sort', query.sort)
  return storedSearchHref(params.toString())
}
const inWords = (query: JobQuery): string => searchInWords(filterParams(query).toString())

const cardsOf = (jobs: readonly JobSummary[]): Answer['cards'] =>
  jobs.map((job) => ({ kind: 'job', job, fit: null }))

/** The ads that fit a search, or one ad, or those like it. */
export async function answerJobs(deps: Deps, actor: Actor, asked: AskedJobs): Promise<Answer> {
  if (asked.jobId !== null) return answerOne(deps, asked.jobId)
  if (asked.likeId !== null) return answerAlike(deps, asked.likeId)
  const { query } = asked
  const found = await find(deps, query)
  if (found.total === 0) return answerNone(deps, query)
  const jobs = await listSummaries(
    deps.db,
    found.jobs.map(({ id }) => id),
  )
  const total = found.totalIsExact
    ? counted(found.total, 'empleo abierto', 'empleos abiertos')
    : `cerca de ${counted(found.total, 'empleo', 'empleos')}`
  const search = inWords(query)
  const read = found.correctedQuery === null ? '' : `Busqué “${found.correctedQuery}”. `
  const shown = jobs.length < found.total ? ` Te muestro ${jobs.length}.` : ''
  const pay = query.withSalary ? ' Todos dicen cuánto pagan.' : ''
  return {
    looked: { title: 'Busqué en los empleos abiertos', detail: search },
    text: `${read}Hay ${total} para esta búsqueda: ${search} [1].${pay}${shown}`,
    cards: cardsOf(jobs) ?? [],
    links: [
      ...(jobs.length < found.total ? [{ text: 'Ver todos', href: listHref(query) }] : []),
      ...(query.withSalary && query.q !== ''
        ? [{ text: 'Cuánto pagan en general', href: payHref(query) }]
        : []),
      { text: 'Recibir los nuevos por correo', href: '/alertas' },
    ],
    sources: [{ title: `Búsqueda de empleos: ${search}`, href: listHref(query) }],
    suggestions: suggestionsFor(query, actor),
    shown: jobs.map(({ id }) => id),
  }
}

async function answerNone(deps: Deps, query: JobQuery): Promise<Answer> {
  const search = inWords(query)
  const looked = { title: 'Busqué en los empleos abiertos', detail: search }
  let wider = query
  const without: string[] = []
  for (const [words, drop] of given) {
    const next = drop(wider)
    if (listHref(next) === listHref(wider)) continue
    wider = next
    without.push(words)
    // oxlint-disable-next-line no-await-in-loop -- each is asked only if the one before found nothing
    const found = await find(deps, wider)
    if (found.total === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- ends the loop
    const jobs = await listSummaries(
      deps.db,
      found.jobs.map(({ id }) => id),
    )
    return {
      looked,
      text: `Ahora no hay empleos para esta búsqueda: ${search}. Busqué ${without.join(', ')} y hay ${counted(found.total, 'empleo', 'empleos')} [1].`,
      cards: cardsOf(jobs) ?? [],
      links: [{ text: 'Avisarme cuando haya', href: '/alertas' }],
      sources: [{ title: `Búsqueda de empleos: ${inWords(wider)}`, href: listHref(wider) }],
      suggestions: ['Busco otro trabajo', '¿Cómo recibo alertas?'],
      shown: jobs.map(({ id }) => id),
    }
  }
  return {
    looked,
    text: `Ahora no hay empleos para esta búsqueda: ${search}. Prueba con otras palabras, o deja que te avisemos cuando haya uno.`,
    links: [
      { text: 'Avisarme cuando haya', href: '/alertas' },
      { text: 'Ver todos los empleos', href: listHref(emptyQuery) },
    ],
    suggestions: ['Busco otro trabajo', '¿Cómo recibo alertas?'],
  }
}

/** An ad that everybody may read; its number alone shows nothing else. */
export const findOpenJob = async ({ db }: Pick<Deps, 'db'>, jobId: number): Promise<JobSummary | undefined> =>
  (await listSummaries(db, [jobId])).find(({ isActive }) => isActive)

async function answerOne(deps: Deps, jobId: number): Promise<Answer> {
  const job = await findOpenJob(deps, jobId)
  if (!job) return gone
  const pay = payLine(job.salaryParsed)
  const says =
    pay === noPay ? 'El aviso no dice cuánto paga.' : `El aviso dice esto de su sueldo: ${pay} [1].`
  return {
    text: `${job.title}, de ${job.company.name}. ${says}`,
    cards: cardsOf([job]) ?? [],
    links: [{ text: 'Postular', href: applyHref(job.id) }],
    sources: [{ title: `Aviso: ${job.title}`, href: jobHref(job.id) }],
    suggestions: ['¿Calzo con este empleo?', 'Empleos parecidos a este'],
    shown: [job.id],
  }
}

async function answerAlike(deps: Deps, jobId: number): Promise<Answer> {
  const job = await findOpenJob(deps, jobId)
  if (!job) return gone
  const alike = (await listSimilarJobs(deps, jobId)).slice(0, shownJobs)
  return {
    looked: { title: 'Comparé los empleos abiertos', detail: `Con ${job.title}` },
    text:
      alike.length === 0
        ? `Ahora no hay otros empleos parecidos a ${job.title}.`
        : `${counted(alike.length, 'empleo se parece', 'empleos se parecen')} a ${job.title} [1].`,
    cards: cardsOf(alike) ?? [],
    sources: [{ title: `Aviso: ${job.title}`, href: jobHref(job.id) }],
    suggestions: ['¿Calzo con el primero?', 'Solo remoto'],
    shown: alike.map(({ id }) => id),
  }
}

/** An ad that is not, or no longer, public. */
export const gone: Answer = {
  text: 'Ese empleo ya no está disponible.',
  suggestions: ['Busco trabajo'],
}

/** What can be asked next and was not yet. */
function suggestionsFor(query: JobQuery, { kind }: Actor): string[] {
  return [
    ...(kind === 'professional' ? ['¿Calzo con el primero?'] : []),
    ...(query.mode.length === 0 ? ['Solo remoto'] : []),
    ...(query.location === '' ? ['En Lima'] : ['En todo el Perú']),
    ...(query.withSalary ? [] : ['Con sueldo visible']),
    ...(query.days === null ? ['Los de esta semana'] : []),
  ].slice(0, 3)
}
