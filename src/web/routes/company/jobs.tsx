import Download from 'lucide-react/icons/download'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useSearchParams } from 'react-router'
import { companiesContract } from '#contracts/companies/companies.contract.ts'
import { jobDraftsContract } from '#contracts/jobs/job-drafts.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { ownFeeds } from '#domain/jobs/own-jobs.address.ts'
import { ForWriters } from '#web/features/companies/panel/may-write.tsx'
import { AdTemplateDialog } from '#web/features/jobs/own/ad-template-dialog.tsx'
import { CompanyJobList } from '#web/features/jobs/own/company-job-list.tsx'
import { DraftList } from '#web/features/jobs/own/draft-list.tsx'
import type { DraftSource } from '#web/features/jobs/own/use-drafts.ts'
import { listedJobs, readJobListQuery } from '#web/features/jobs/own/job-list.address.ts'
import { JobListFilters } from '#web/features/jobs/own/job-list-filters.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const api = args.context.get(personalApi)
  const { id } = await api.call(companiesContract.me, {})
  const [jobs, drafts] = await Promise.all([
    api.call(jobsContract.ofCompany, { params: { id } }),
    api.call(jobDraftsContract.list, {}),
  ])
  return { jobs, drafts }
}

export { unlessOnlySearch as shouldRevalidate } from '#web/lib/unless-only-search.ts'

export const meta: MetaFunction = () => [{ title: 'Empleos publicados · Qhatu' }]

/** Every published job of the company, active or archived. */
export default function CompanyJobs() {
  const { jobs, drafts } = useLoaderData<typeof loader>()
  const [template, setTemplate] = useState<DraftSource | null>(null)
  const { refresh, isRefreshing } = useRefresh()
  const [search] = useSearchParams()
  const now = useNow().getTime()
  const query = readJobListQuery(search)
  const listed = listedJobs(jobs, query, now)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>Empleos publicados</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={ownFeeds} variant="quiet" size="sm">
            <Download className="icon" />
            Importar avisos
          </LinkButton>
          <Button variant="quiet" size="sm" busy={isRefreshing} onClick={() => void refresh()}>
            <RefreshCw className="icon" />
            Actualizar
          </Button>
          {jobs.length > 0 && (
            <ForWriters>
              <span className="max-sm:order-first">
                <LinkButton to="/company-dashboard/publicar" size="sm">
                  Publicar empleo
                </LinkButton>
              </span>
            </ForWriters>
          )}
        </div>
      </div>
      <DraftList drafts={drafts} onTemplate={setTemplate} />
      {template && (
        <AdTemplateDialog
          source={template}
          onClose={() => setTemplate(null)}
          onSaved={() => {
            setTemplate(null)
            void refresh()
          }}
        />
      )}
      {jobs.length > 0 ? (
        <>
          <JobListFilters query={query} shown={listed.length} total={jobs.length} />
          {listed.length > 0 ? (
            <CompanyJobList jobs={listed} onTemplate={setTemplate} />
          ) : (
            <EmptyState
              title="Ningún empleo coincide"
              action={
                <LinkButton to="/company-dashboard/empleos" variant="secondary">
                  Quitar filtros
                </LinkButton>
              }
            >
              Prueba con otras palabras u otro estado.
            </EmptyState>
          )}
        </>
      ) : (
        <EmptyState
          title="Aún no publicas empleos"
          action={
            <ForWriters>
              <LinkButton to="/company-dashboard/publicar">Publicar empleo</LinkButton>
            </ForWriters>
          }
        >
          Aquí verás cada empleo con su estado y cuántas personas postularon.
        </EmptyState>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
