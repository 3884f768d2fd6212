import { useState } from 'react'
import { data, Form, Link } from 'react-router'
import { jobsContract } from '#contracts/jobs.contract.ts'
import { ActiveFilters } from '../../features/jobs/active-filters.tsx'
import { FiltersButton, JobFilters } from '../../features/jobs/job-filters.tsx'
import { countOfJobs } from '../../features/jobs/job-labels.ts'
import { listDescription, listTitle } from '../../features/jobs/list-words.ts'
import {
  activeFilters,
  canonicalHref,
  isIndexable,
  jobsHref,
  readJobQuery,
  toCallQuery,
} from '../../features/jobs/job-query.ts'
import { NoJobs, PendingList, ResultCount, ResultPages } from '../../features/jobs/job-results.tsx'
import { JobList } from '../../features/jobs/job-row.tsx'
import { jobListJsonLd } from '../../features/jobs/job-list-json-ld.ts'
import { JobsError } from '../../features/jobs/jobs-error.tsx'
import { SearchBox } from '../../features/jobs/search-box.tsx'
import { SortSelect } from '../../features/jobs/sort-select.tsx'
import { SEARCH_FORM_ID, useJobSearch } from '../../features/jobs/use-job-search.ts'
import { publicApi, siteContext } from '../../lib/api-context.ts'
import { pageMeta, structuredData, unlistedMeta } from '../../lib/page-meta.ts'
import { PremiumGlyph } from '../../ui/motif/brand-mark.tsx'
import type { Route } from './+types/jobs'

const PATH = '/empleos'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = readJobQuery(new URL(request.url).searchParams)
  const found = await context.get(publicApi).call(jobsContract.search, { query: toCallQuery(query) })
  const { publicUrl } = context.get(siteContext)
  const value = { query, found, now: new Date().toISOString(), canonical: publicUrl + canonicalHref(query) }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Error al cargar empleos')
  const { query, found, canonical } = loaderData
  const isIndexed = isIndexable(query) && found.total > 0
  return [
    ...pageMeta({
      title: listTitle(query),
      description: listDescription(query, found.total),
      url: canonical,
      indexed: isIndexed,
    }),
    ...(isIndexed ? structuredData(jobListJsonLd(found, canonical)) : []),
  ]
}

/** The jobs list. */
export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { query, found, now } = loaderData
  const { shown, isPending, onChange, onSubmit } = useJobSearch(query, PATH)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filters = activeFilters(shown)
  const { figure, words } = countOfJobs(found.total, found.totalIsExact)
  return (
    <div className="wrap pt-6 lg:pt-14">
      <Form
        id={SEARCH_FORM_ID}
        action={PATH}
        role="search"
        aria-label="Buscar empleos"
        onSubmit={onSubmit}
        className="mb-5 grid gap-4 lg:mb-8 lg:grid-cols-[1fr_minmax(0,34rem)] lg:items-end"
      >
        <div>
          <h1>Empleos Disponibles</h1>
          <Link to="/empleos-premium" className="link mt-2 inline-flex items-center gap-2 text-sm">
            <PremiumGlyph />
            Empleos Premium
          </Link>
        </div>
        <SearchBox q={query.q} busy={isPending} />
      </Form>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
        <JobFilters
          query={shown}
          facets={found.facets}
          active={filters.length}
          resultsLabel={`Ver ${figure} ${words.split(' ')[0]}`}
          onChange={onChange}
          onSheet={setSheetOpen}
        />
        <section aria-label="Resultados" onChange={onChange} inert={isSheetOpen}>
          <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <ResultCount
              total={found.total}
              isExact={found.totalIsExact}
              isPending={isPending}
              page={found.page}
            />
            <div className="flex flex-wrap items-center gap-2">
              <FiltersButton active={filters.length} />
              <SortSelect query={shown} />
            </div>
          </div>
          <ActiveFilters filters={filters} clearTo={jobsHref({ q: shown.q })} />
          <PendingList isPending={isPending}>
            {found.jobs.length > 0 ? (
              <JobList jobs={found.jobs} now={now} />
            ) : (
              <NoJobs action={{ to: PATH, label: 'Ver todos los empleos' }}>
                Prueba con otras palabras o con menos filtros.
              </NoJobs>
            )}
          </PendingList>
          <ResultPages
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => jobsHref({ ...query, page })}
          />
        </section>
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <JobsError title="Empleos Disponibles" />
}
