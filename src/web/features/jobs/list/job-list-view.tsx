import Rss from 'lucide-react/icons/rss'
import { type ReactNode, useState } from 'react'
import { Form, Link } from 'react-router'
import { searchWords } from '#domain/jobs/search/search.words.ts'
import { CreateAlert } from '#web/features/subscriptions/create-alert.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { activeFilters } from './filter-links.address.ts'
import { FiltersButton, JobFilters } from './job-filters.tsx'
import { countOfJobs } from './job.words.ts'
import { filterParams, type JobQuery } from '#domain/jobs/search/job-query.address.ts'
import { jobsHref } from './job-list.address.ts'
import { EmptyJobList } from './empty-job-list.tsx'
import { PendingList, ResultCount, ResultPages } from './job-results.tsx'
import { JobList } from './job-row.tsx'
import { feedHref } from './canonical.address.ts'
import { SpriteIcon } from '#web/ui/look/sprite-icon.tsx'
import type { RowsFound } from './row-job.ts'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import { useCountSeen } from './use-count-seen.ts'
import { SEARCH_FORM_ID, useJobSearch } from './use-job-search.ts'

const PATH = '/empleos'

type JobListViewProps = {
  query: JobQuery
  /** What was typed, if the query says what was understood of it. */
  typed?: string | null
  found: RowsFound
  /** When the list was made, in ISO 8601. */
  now: string
  title: string
  /** Content above and below the title. */
  above?: ReactNode
  lead?: ReactNode
  /** The path of this list's pages; its filters lead to `/empleos`. */
  path?: string
}

/** A list of jobs with search, filters, order and pages: of all jobs, or of a category or place. */
export function JobListView({
  query,
  typed = null,
  found,
  now,
  title,
  above,
  lead,
  path = PATH,
}: JobListViewProps) {
  const { shown, isPending, onChange, onSubmit } = useJobSearch(query, PATH)
  useCountSeen(found.jobs)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const filters = activeFilters(shown, { place: found.place })
  const { figure, words } = countOfJobs(found.total, found.totalIsExact)
  const hrefOf = (page: number) =>
    jobsHref(path === PATH ? { ...query, page } : { sort: query.sort, page }, path)
  return (
    <>
      <Form
        id={SEARCH_FORM_ID}
        action={PATH}
        role="search"
        aria-label="Buscar empleos"
        onSubmit={onSubmit}
        className="mb-2 grid gap-x-4 gap-y-2 lg:mb-8 lg:grid-cols-[1fr_minmax(0,34rem)] lg:items-center lg:gap-y-1"
      >
        {above && <div className="-mb-3 lg:col-span-2">{above}</div>}
        <h1>{title}</h1>
        <SearchBox q={query.q} busy={isPending} />
        {query.literal && <input type="hidden" name="literal" value="true" />}
        {lead && <p className="lg:col-span-2">{lead}</p>}
      </Form>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14">
        <JobFilters
          query={shown}
          place={found.place}
          facets={found.facets}
          active={filters.length}
          resultsLabel={`Ver ${figure} ${words.split(' ')[0]}`}
          onChange={onChange}
          onSheet={setSheetOpen}
        />
        <section aria-label="Resultados" onChange={onChange} inert={isSheetOpen}>
          <div className="mb-2 flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1 md:mb-3 md:gap-y-2">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <ResultCount
                total={found.total}
                isExact={found.totalIsExact}
                isPending={isPending}
                page={found.page}
              />
              <CreateAlert
                search={String(filterParams(query))}
                words={searchWords(query, found.place?.label ?? query.location)}
              />
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <FiltersButton active={filters.length} />
              <SortSelect query={shown} />
            </div>
          </div>
          {found.correctedQuery !== null && (
            <p className="mb-3 text-sm text-ink-2">
              Ningún aviso dice “{query.q}”: te mostramos los que dicen <b>“{found.correctedQuery}”</b>.
            </p>
          )}
          <ActiveFilters filters={filters} q={shown.q} clearTo={PATH}>
            {typed !== null && (
              <Link to={jobsHref({ q: typed, literal: true })} className="link text-sm">
                Busca “{typed}” tal cual
              </Link>
            )}
          </ActiveFilters>
          <PendingList isPending={isPending}>
            {found.jobs.length > 0 ? (
              <JobList jobs={found.jobs} now={now} />
            ) : (
              <EmptyJobList found={found} firstPage={hrefOf(1)} />
            )}
          </PendingList>
          {found.jobs.length > 0 && <ResultPages page={found.page} pages={found.pages} hrefOf={hrefOf} />}
          <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
            <Link to="/guardados" className="link inline-flex min-h-6 items-center gap-1.5 noscript:hidden">
              <SpriteIcon name="save" className="icon text-[0.85rem]" />
              Tus empleos guardados
            </Link>
            <a href={feedHref(query)} className="link inline-flex min-h-6 items-center gap-1.5">
              <Rss className="icon text-[0.85rem]" />
              Sigue esta búsqueda por RSS
            </a>
          </p>
        </section>
      </div>
    </>
  )
}
