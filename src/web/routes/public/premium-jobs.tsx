import { data } from 'react-router'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { ActiveFilters } from '#web/features/jobs/list/active-filters.tsx'
import { activeFilters, placeLabel } from '#web/features/jobs/list/filter-links.address.ts'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { jobsHref, toCallQuery, understood } from '#web/features/jobs/list/job-list.address.ts'
import { EmptyJobList } from '#web/features/jobs/list/empty-job-list.tsx'
import { PendingList, ResultCount, ResultPages } from '#web/features/jobs/list/job-results.tsx'
import { canonicalHref, isIndexable } from '#web/features/jobs/list/canonical.address.ts'
import { jobListJsonLd } from '#web/features/jobs/list/job-list-json-ld.ts'
import { JobsError } from '#web/features/jobs/list/jobs-error.tsx'
import { listDescription, listTitle } from '#web/features/jobs/list/list.words.ts'
import { PremiumFilters } from '#web/features/jobs/list/premium-filters.tsx'
import { PremiumJobCard } from '#web/features/jobs/list/premium-job-card.tsx'
import { PremiumBenefits, PublishPremium } from '#web/features/jobs/detail/premium-parts.tsx'
import { useJobSearch } from '#web/features/jobs/list/use-job-search.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/premium-jobs'
import { priceInWords } from '#domain/plans/price.ts'
import { useNow } from '#web/lib/use-now.ts'

const PATH = '/empleos-premium'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readJobQuery(url.searchParams)
  // The search of all jobs, limited to premium. Unlike the featured list it has counts and pages.
  const api = context.get(publicApi)
  const [{ jobs, total, totalIsExact, page, pages, meant, place }, offer] = await Promise.all([
    api.call(jobsContract.search, { query: { ...toCallQuery(asked), premium: 'true' } }),
    api.call(plansContract.offer, {}),
  ])
  const query = understood(asked, { meant, place })
  const value = {
    query,
    found: { jobs, total, totalIsExact, page, pages, place },
    price: priceInWords(offer, 'premiumJob'),
    canonical: context.get(siteContext).publicUrl + canonicalHref(query, place, PATH),
  }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Error al cargar empleos')
  const { query, found, canonical } = loaderData
  const subject = { ...query, place: found.place?.label ?? query.location }
  const title = listTitle(subject, query.page, 'Premium')
  const isIndexed = isIndexable(query, found.place) && found.jobs.length > 0
  return [
    ...pageMeta({
      title,
      description: listDescription(subject, found.total, 'Premium'),
      url: canonical,
      indexed: isIndexed,
    }),
    ...(isIndexed ? structuredData(jobListJsonLd(found, canonical, title)) : []),
  ]
}

/** Premium jobs. */
export default function PremiumJobs({ loaderData }: Route.ComponentProps) {
  const { query, found, price } = loaderData
  const now = useNow().toISOString()
  const { shown, isPending, onChange, onSubmit } = useJobSearch(query, PATH)
  return (
    <div className="wrap pt-6 lg:pt-14">
      <h1>Empleos Premium</h1>
      <div className="mt-5 lg:mt-8">
        <PremiumBenefits />
      </div>
      <PremiumFilters
        shown={shown}
        query={query}
        placeName={placeLabel(query.location, found.place)}
        action={PATH}
        isPending={isPending}
        onChange={onChange}
        onSubmit={onSubmit}
      />
      <section aria-label="Resultados">
        <div className="mb-3 flex min-h-10 items-center">
          <ResultCount
            total={found.total}
            isExact={found.totalIsExact}
            isPending={isPending}
            page={found.page}
            kind="premium"
          />
        </div>
        <ActiveFilters
          filters={activeFilters(shown, { path: PATH, place: found.place })}
          q={shown.q}
          clearTo={PATH}
        />
        <PendingList isPending={isPending}>
          {found.jobs.length > 0 ? (
            <ul className="grid gap-5 md:grid-cols-2">
              {found.jobs.map((job) => (
                <PremiumJobCard key={job.id} job={job} now={now} />
              ))}
            </ul>
          ) : (
            <EmptyJobList
              found={found}
              firstPage={jobsHref({ ...query, page: 1 }, PATH)}
              noneFound="Los empleos premium que publiquen las empresas aparecerán aquí. Mientras tanto, mira todos los demás."
            />
          )}
        </PendingList>
        {found.jobs.length > 0 && (
          <ResultPages
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => jobsHref({ ...query, page }, PATH)}
          />
        )}
      </section>
      <PublishPremium price={price} />
    </div>
  )
}

export function ErrorBoundary() {
  return <JobsError title="Empleos Premium" />
}
