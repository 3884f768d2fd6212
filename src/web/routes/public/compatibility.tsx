import { data } from 'react-router'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { matchingContract } from '#contracts/matching/matching.contract.ts'
import { siteContract } from '#contracts/site/site.contract.ts'
import { measured } from '#domain/matching/score/measured.data.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { CompatibilityForm } from '#web/features/matching/compatibility/compatibility-form.tsx'
import {
  compatibilityPath,
  readCompatibilityQuery,
} from '#web/features/matching/compatibility/compatibility.address.ts'
import { CompatibilityResult } from '#web/features/matching/compatibility/compatibility-result.tsx'
import {
  useOwnCompatibility,
  useProfileSkills,
} from '#web/features/matching/compatibility/use-own-compatibility.ts'
import { inFigures } from '#web/features/jobs/list/job.words.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Stat } from '#web/ui/list/stat.tsx'
import type { Route } from './+types/compatibility'

/** The most options that a person can scan; the search above filters them. */
const jobsOffered = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readCompatibilityQuery(url.searchParams)
  const api = context.get(publicApi)
  const { jobId, skills } = query
  const [{ jobs }, job, result, stats] = await Promise.all([
    api.call(jobsContract.search, { query: { q: query.search, page: 1, limit: jobsOffered } }),
    jobId === null ? null : unlessGone(api.call(jobsContract.get, { params: { id: jobId } })),
    jobId === null ? null : unlessGone(api.call(matchingContract.compatibility, { body: { jobId, skills } })),
    api.call(siteContract.stats, {}),
  ])
  const offered = job && !jobs.some(({ id }) => id === job.id) ? [job, ...jobs] : jobs
  const value = {
    query: { ...query, jobId: job ? job.id : null },
    jobs: offered.map(({ id, title, company }) => ({
      value: String(id),
      label: `${title} - ${company.name}`,
    })),
    job: job && { id: job.id, title: job.title, company: job.company.name },
    result,
    profiles: stats.professionals,
    canonical: context.get(siteContext).publicUrl + compatibilityPath,
  }
  return data(value, { headers: { 'cache-control': 'public' } })
}

/** Null for a job that is closed or does not exist: then no job is selected. */
async function unlessGone<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Compatibilidad con IA',
    description:
      'Compara tus habilidades con las que pide un empleo y mira qué cumples y qué te falta, con sus razones. Gratis y sin crear una cuenta.',
    url: loaderData?.canonical ?? compatibilityPath,
  })

const steps = [
  ['Elige un empleo', 'Leemos qué habilidades pide, también las que están escritas dentro del texto.'],
  ['Agrega lo que sabes', 'Una habilidad por vez. Si tienes cuenta, tu perfil cuenta como evidencia.'],
  ['Mira qué cumples', 'Cada habilidad dice cuánto coincide y por qué. Nada es al azar.'],
] as const

/** How much of a job's skills a list of skills covers. */
export default function CompatibilityPage({ loaderData }: Route.ComponentProps) {
  const { query, jobs, job, profiles } = loaderData
  const result = useOwnCompatibility(query, loaderData.result)
  const own = useProfileSkills()
  const missing = own?.filter(
    (skill) => !query.skills.some((known) => known.toLowerCase() === skill.toLowerCase()),
  )
  return (
    <div className="wrap pt-6 lg:pt-14">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h1>Compatibilidad con IA</h1>
          <p className="mt-2 max-w-[60ch] text-ink-2">
            Compara tus habilidades con las que pide un empleo. Sin cuenta y sin adivinar.
          </p>
        </div>
        <div className="flex gap-10">
          <Stat label="Perfiles analizados" value={inFigures(profiles)} />
          <Stat label="Precisión medida" value={`${measured.ndcgAt10} %`} />
        </div>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <Card title="Qué comparamos" className="lg:sticky lg:top-24">
          <CompatibilityForm query={query} jobs={jobs} own={missing} />
        </Card>
        <Card
          title={job ? job.title : 'Tu resultado'}
          action={
            job && (
              <LinkButton to={jobHref(job.id)} variant="quiet" size="sm">
                Ver empleo
              </LinkButton>
            )
          }
        >
          {job && result ? (
            <CompatibilityResult result={result} />
          ) : (
            <EmptyState title="Elige un empleo" level={3}>
              Aquí verás tu porcentaje y el detalle de cada habilidad.
            </EmptyState>
          )}
        </Card>
      </div>
      <section className="mt-14">
        <h2 className="mb-5 text-h3">Cómo funciona</h2>
        <ol className="grid gap-6 md:grid-cols-3">
          {steps.map(([title, text], index) => (
            <li key={title}>
              <p className="fig text-[1.5rem] text-accent-ink">{index + 1}</p>
              <h3 className="mt-1 text-h4">{title}</h3>
              <p className="mt-1 text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-measure text-sm text-ink-2">
          La precisión sale de nuestra evaluación: qué tanto coincide nuestro orden con el de un reclutador,
          en empleos y perfiles de prueba.
        </p>
      </section>
    </div>
  )
}
