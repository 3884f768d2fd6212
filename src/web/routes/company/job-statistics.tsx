import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { jobViewsContract } from '#contracts/jobs/job-views.contract.ts'
import { candidatesHref, editJobHref, ownJobsHref } from '#domain/jobs/job.address.ts'
import { ForWriters } from '#web/features/companies/panel/may-write.tsx'
import { AdStatistics } from '#web/features/jobs/statistics/ad-statistics.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const params = { id: Number(args.params.id) }
  return orNotFound(args.context.get(personalApi).call(jobViewsContract.statistics, { params }))
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.job.title} · ` : ''}Estadísticas · Qhatu` },
]

/** How an own ad does. */
export default function JobStatisticsPage() {
  const statistics = useLoaderData<typeof loader>()
  const { id, title } = statistics.job
  return (
    <>
      <BackLink to={ownJobsHref}>Empleos publicados</BackLink>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1>Estadísticas</h1>
          <p className="mt-1 wrap-anywhere text-ink-2">{title}</p>
        </div>
        <div className="flex gap-2">
          <LinkButton to={candidatesHref(id)} variant="secondary" size="sm">
            Ver candidatos
          </LinkButton>
          <ForWriters>
            <LinkButton to={editJobHref(id)} variant="quiet" size="sm">
              Editar
            </LinkButton>
          </ForWriters>
        </div>
      </div>
      <AdStatistics statistics={statistics} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
