import { data, Link } from 'react-router'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { listHeadline } from '#domain/jobs/list-headline.words.ts'
import { browseGroups } from '#web/features/jobs/list/browse-groups.ts'
import { BrowseJobs } from '#web/features/jobs/list/browse-jobs.tsx'
import { filterParams, readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { toCallQuery, understood } from '#web/features/jobs/list/job-list.address.ts'
import { JobListView } from '#web/features/jobs/list/job-list-view.tsx'
import { jobListJsonLd } from '#web/features/jobs/list/job-list-json-ld.ts'
import { JobsError } from '#web/features/jobs/list/jobs-error.tsx'
import { canonicalHref, feedHref, isIndexable } from '#web/features/jobs/list/canonical.address.ts'
import { listDescription, listTitle } from '#web/features/jobs/list/list.words.ts'
import { feedLink } from '#web/features/jobs/list/rss-link.ts'
import { inRows } from '#web/features/jobs/list/row-job.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import { PremiumGlyph } from '#web/ui/look/motif/brand-mark.tsx'
import type { Route } from './+types/jobs'
import { useNow } from '#web/lib/use-now.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = readJobQuery(url.searchParams)
  const found = await context.get(publicApi).call(jobsContract.search, { query: toCallQuery(asked) })
  const query = understood(asked, found)
  const { publicUrl } = context.get(siteContext)
  const canonical = publicUrl + canonicalHref(query, found.place)
  const typed = found.meant === null ? null : asked.q
  const value = { query, typed, found: inRows(found), canonical }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Error al cargar empleos')
  const { query, found, canonical } = loaderData
  const subject = { ...query, place: found.place?.label ?? query.location }
  const title = listTitle(subject, query.page)
  const isIndexed = isIndexable(query, found.place) && found.jobs.length > 0
  return [
    ...pageMeta({
      title,
      description: listDescription(subject, found.total),
      url: canonical,
      indexed: isIndexed,
    }),
    feedLink(listHeadline(subject), feedHref(query)),
    ...(isIndexed ? structuredData(jobListJsonLd(found, canonical, title)) : []),
  ]
}

/** The jobs list. */
export default function Jobs({ loaderData }: Route.ComponentProps) {
  const { query, typed, found } = loaderData
  const now = useNow().toISOString()
  return (
    <div className="wrap pt-4 lg:pt-14">
      <JobListView
        query={query}
        typed={typed}
        found={found}
        now={now}
        title="Empleos Disponibles"
        lead={
          <Link to="/empleos-premium" className="link inline-flex items-center gap-2 text-sm">
            <PremiumGlyph />
            Empleos Premium
          </Link>
        }
      />
      {filterParams(query).size === 0 && (
        <BrowseJobs
          title="Explora los empleos"
          groups={browseGroups({ category: '', place: null }, found.facets)}
        />
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <JobsError title="Empleos Disponibles" />
}
