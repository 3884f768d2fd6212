import { data } from 'react-router'
import { jobsContract } from '#contracts/jobs.contract.ts'
import { siteContract } from '#contracts/site.contract.ts'
import { FourSteps } from '../../features/landing/four-steps.tsx'
import { Hero } from '../../features/landing/hero.tsx'
import { LatestJobs } from '../../features/landing/latest-jobs.tsx'
import { TwoCalls } from '../../features/landing/two-calls.tsx'
import { publicApi, siteContext } from '../../lib/api-context.ts'
import { pageMeta } from '../../lib/page-meta.ts'
import type { Route } from './+types/landing'

/** One on the card of the first screen, six in the list. */
const SHOWN_JOBS = 7

/** The front door opens also when a part of it cannot be counted right now; then it is made anew for the next person. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(publicApi)
  const [stats, latest] = await Promise.allSettled([
    api.call(siteContract.stats, {}),
    api.call(jobsContract.list, { query: { page: 1, limit: SHOWN_JOBS } }),
  ])
  const value = {
    figures: stats.status === 'fulfilled' ? stats.value : null,
    jobs: latest.status === 'fulfilled' ? latest.value : [],
    now: new Date().toISOString(),
    url: `${context.get(siteContext).publicUrl}/`,
  }
  const isWhole = stats.status === 'fulfilled' && latest.status === 'fulfilled'
  return data(value, isWhole ? { headers: { 'cache-control': 'public' } } : {})
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Tu talento tiene plaza',
        description:
          'El mercado del talento TEC en el Perú: empleos con sueldo a la vista, postulación en minutos con tu CV y trato directo entre profesionales y empresas.',
        url: loaderData.url,
      })
    : []

/** The landing page. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  const { figures, jobs, now } = loaderData
  const [newest, ...others] = jobs
  return (
    <>
      <Hero figures={figures} newest={newest} now={now} />
      <LatestJobs jobs={others} now={now} />
      <TwoCalls />
      <FourSteps />
    </>
  )
}
