import { data } from 'react-router'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { siteContract } from '#contracts/site/site.contract.ts'
import { Benefits } from '#web/features/site/landing/benefits.tsx'
import { noClaims } from '#web/features/site/landing/claims.ts'
import { FourSteps } from '#web/features/site/landing/four-steps.tsx'
import { Hero } from '#web/features/site/landing/hero.tsx'
import { LatestJobs } from '#web/features/site/landing/latest-jobs.tsx'
import { MainFeatures } from '#web/features/site/landing/main-features.tsx'
import { NewsletterSection } from '#web/features/site/landing/newsletter-section.tsx'
import { organizationJsonLd, webSiteJsonLd } from '#web/features/site/landing/site-json-ld.ts'
import { Testimonials } from '#web/features/site/landing/testimonials.tsx'
import { TwoCalls } from '#web/features/site/landing/two-calls.tsx'
import { WhatIs } from '#web/features/site/landing/what-is.tsx'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta, structuredData } from '#web/lib/page-meta.ts'
import type { Route } from './+types/landing'
import { useNow } from '#web/lib/use-now.ts'

/** One on the first screen's card, four in the list. */
const SHOWN_JOBS = 5

/** The page also renders when a part could not be loaded; then it is not cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(publicApi)
  const [stats, latest, said] = await Promise.allSettled([
    api.call(siteContract.stats, {}),
    api.call(jobsContract.list, { query: { page: 1, limit: SHOWN_JOBS } }),
    api.call(siteContract.claims, {}),
  ])
  const value = {
    figures: stats.status === 'fulfilled' ? stats.value : null,
    jobs: latest.status === 'fulfilled' ? latest.value : [],
    said: said.status === 'fulfilled' ? said.value : noClaims,
    url: `${context.get(siteContext).publicUrl}/`,
  }
  const isWhole = [stats, latest, said].every(({ status }) => status === 'fulfilled')
  return data(value, isWhole ? { headers: { 'cache-control': 'public' } } : {})
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return []
  const publicUrl = loaderData.url.slice(0, -1)
  return [
    ...pageMeta({
      title: 'Lo que sabes tiene mercado',
      description:
        'El mercado del talento TEC en el Perú: empleos con las razones de cada match, postulación con tu CV y trato directo entre profesionales y empresas.',
      url: loaderData.url,
    }),
    ...structuredData(organizationJsonLd(publicUrl), webSiteJsonLd(publicUrl)),
  ]
}

/** The landing page: the nine sections of document 1 in their order, the newest jobs with the first. */
export default function Landing({ loaderData }: Route.ComponentProps) {
  const { figures, jobs } = loaderData
  const now = useNow().toISOString()
  const { claims, testimonials, areExamples } = loaderData.said
  const [newest, ...others] = jobs
  return (
    <>
      <Hero figures={figures} newest={newest} now={now} />
      <LatestJobs jobs={others} now={now} />
      <WhatIs />
      <Benefits />
      <TwoCalls claims={claims} />
      <Testimonials testimonials={testimonials} areExamples={areExamples} />
      <MainFeatures />
      <FourSteps claims={claims} />
      <NewsletterSection />
    </>
  )
}
