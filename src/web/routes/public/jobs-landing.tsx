import { data, isRouteErrorResponse, useRouteError } from 'react-router'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { landingHref } from '#domain/jobs/landing.address.ts'
import { listHeadline } from '#domain/jobs/list-headline.words.ts'
import { browseGroups } from '#web/features/jobs/list/browse-groups.ts'
import { BrowseJobs } from '#web/features/jobs/list/browse-jobs.tsx'
import { feedLink } from '#web/features/jobs/list/rss-link.ts'
import { JobListView } from '#web/features/jobs/list/job-list-view.tsx'
import { readJobQuery } from '#domain/jobs/search/job-query.address.ts'
import { jobsHref, toCallQuery } from '#web/features/jobs/list/job-list.address.ts'
import { JobsError } from '#web/features/jobs/list/jobs-error.tsx'
import { LandingFigures } from '#web/features/jobs/list/landing-figures.tsx'
import { feedHref } from '#web/features/jobs/list/canonical.address.ts'
import { landingDescription, listTitle } from '#web/features/jobs/list/list.words.ts'
import { jobListJsonLd } from '#web/features/jobs/list/job-list-json-ld.ts'
import { inRows } from '#web/features/jobs/list/row-job.ts'
import { breadcrumbsOf } from '#web/features/jobs/detail/breadcrumbs-of.ts'
import { Breadcrumbs } from '#web/features/jobs/detail/breadcrumbs.tsx'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { breadcrumbsJsonLd } from '#web/lib/json-ld/breadcrumbs.ts'
import { pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/jobs-landing'
import { useNow } from '#web/lib/use-now.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { category = '', place = '' } = params as { category?: string; place?: string }
  const api = context.get(publicApi)
  const figures = await orNotFound(api.call(jobsContract.figures, { query: { category, place } }))
  // Only order and page come from the query; the path has the category and place.
  const { searchParams } = url
  const shown = new URLSearchParams({ category, location: place })
  for (const name of ['sort', 'page']) shown.set(name, searchParams.get(name) ?? '')
  const query = readJobQuery(shown)
  const found = await api.call(jobsContract.search, { query: toCallQuery(query) })
  const path = landingHref({ category, place })
  const canonical = context.get(siteContext).publicUrl + jobsHref({ page: query.page }, path)
  const value = { query, found: inRows(found), figures, path, canonical }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Empleos no encontrados')
  const { query, found, figures, canonical } = loaderData
  const subject = { category: query.category, place: figures.place?.label ?? '' }
  const title = listTitle(subject, query.page)
  const isIndexed = found.jobs.length > 0
  return [
    ...pageMeta({
      title,
      description: landingDescription(subject, figures),
      url: canonical,
      indexed: isIndexed,
    }),
    feedLink(listHeadline(subject), feedHref(query)),
    ...(isIndexed
      ? structuredData(
          breadcrumbsJsonLd(new URL(canonical).origin, breadcrumbsOf(query.category, figures.place)),
          jobListJsonLd(found, canonical, title),
        )
      : []),
  ]
}

/** The page of a category, a place, or both: the jobs, their figures, and related pages. */
export default function JobsLanding({ loaderData }: Route.ComponentProps) {
  const { query, found, figures, path } = loaderData
  const now = useNow().toISOString()
  const { place } = figures
  const subject = listHeadline({ category: query.category, place: place?.label ?? '' })
  return (
    <div className="wrap pt-4 lg:pt-8">
      <JobListView
        query={query}
        found={found}
        now={now}
        title={subject}
        path={path}
        above={<Breadcrumbs category={query.category} place={place} />}
      />
      <LandingFigures figures={figures} subject={subject} />
      <BrowseJobs
        title="Sigue mirando"
        groups={browseGroups({ category: query.category, place }, found.facets)}
      />
    </div>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <JobsError title="Empleos Disponibles" />
  return (
    <ErrorPage
      code="404"
      title="No conocemos esa categoría o ese lugar"
      actions={
        <>
          <LinkButton to="/empleos">Ver todos los empleos</LinkButton>
          <LinkButton to="/" variant="secondary">
            Inicio
          </LinkButton>
        </>
      }
    >
      Puede que el enlace esté mal escrito. En la lista puedes elegir la categoría, el departamento, la
      provincia y el distrito.
    </ErrorPage>
  )
}
