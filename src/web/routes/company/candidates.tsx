import {
  type LoaderFunctionArgs,
  type MetaFunction,
  Link,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { companyCandidatesContract, companyCandidateSorts } from '#contracts/company-candidates.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { AllCandidates } from '../../features/candidates/all-candidates.tsx'
import { AllCandidatesFilters } from '../../features/candidates/all-candidates-filters.tsx'
import { Shortlist } from '../../features/candidates/shortlist.tsx'
import { TopMatches } from '../../features/candidates/top-matches.tsx'
import { useCompanyPanel } from '../../features/company/company-panel.ts'
import { useLive } from '../../features/live/use-live.ts'
import { personalApi } from '../../lib/api-context.ts'
import { requireUser } from '../../lib/require-user.ts'
import { useNow } from '../../lib/use-now.ts'
import { useRefresh } from '../../lib/use-refresh.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Stat } from '../../ui/stat.tsx'
import { LinkTabs } from '../../ui/tabs.tsx'
import { PanelError } from '../panel-error.tsx'

const path = '/company-dashboard/candidatos'
/** The view by job, as the address names it. */
const byJob = 'empleos'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const search = new URL(args.request.url).searchParams
  if (search.get('vista') === byJob) return null
  return args.context.get(personalApi).call(companyCandidatesContract.list, {
    query: {
      q: search.get('q') ?? undefined,
      jobId: Number(search.get('empleo')) || undefined,
      status: search.get('estado') ?? undefined,
      sort: companyCandidateSorts.find((sort) => sort === search.get('orden')) ?? 'recent',
      page: Number(search.get('pagina')) || 1,
      limit: 25,
    },
  })
}

export const meta: MetaFunction = () => [{ title: 'Candidatos · Qhatu' }]

/** Everybody who applied, in one list; or by job, with the best of each. */
export default function Candidates() {
  const found = useLoaderData<typeof loader>()
  const { overview } = useCompanyPanel()
  const { refresh } = useRefresh()
  useLive('applications', () => void refresh())
  return (
    <>
      <h1 className="mb-4">Candidatos</h1>
      {overview.jobsWithCandidates.length === 0 ? (
        <EmptyState
          title="Aún no hay candidatos"
          action={<LinkButton to="/company-dashboard/publicar">Publicar empleo</LinkButton>}
        >
          Aquí verás a quienes postulen, agrupados por empleo. Publica uno para empezar.
        </EmptyState>
      ) : (
        <>
          <LinkTabs
            label="Vista"
            tabs={[
              { label: 'Todos', to: path, current: found !== null },
              { label: 'Por empleo', to: `${path}?vista=${byJob}`, current: found === null },
            ]}
          />
          {found ? <List found={found} /> : <ByJob />}
        </>
      )}
    </>
  )
}

function List({ found }: { found: NonNullable<ReplyOf<typeof companyCandidatesContract.list>> }) {
  const [search] = useSearchParams()
  const { overview } = useCompanyPanel()
  const now = useNow()
  const jobs = overview.jobsWithCandidates.map(({ jobId, jobTitle }) => ({
    value: String(jobId),
    label: jobTitle,
  }))
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(search)
    next.set('pagina', String(page))
    return `?${next}`
  }
  return (
    <>
      <AllCandidatesFilters search={search} jobs={jobs} />
      <p role="status" className="mb-2 text-sm text-ink-2">
        {found.total === 1 ? '1 candidato' : `${found.total} candidatos`}
      </p>
      {found.candidates.length > 0 ? (
        <AllCandidates candidates={found.candidates} now={now} />
      ) : (
        <EmptyState
          title="Nadie coincide"
          action={
            <LinkButton to={path} variant="secondary">
              Quitar filtros
            </LinkButton>
          }
        >
          Prueba con otras palabras, otro empleo u otra etapa.
        </EmptyState>
      )}
      <div className="mt-5">
        <Pagination current={found.page} total={found.pages} hrefOf={hrefOf} />
      </div>
      <p className="mt-3 text-xs text-ink-3">El puntaje ordena; tú decides.</p>
    </>
  )
}

/** The jobs with how many applied to each, those with somebody new first. */
function ByJob() {
  const { overview } = useCompanyPanel()
  const jobs = overview.jobsWithCandidates.toSorted((a, b) => b.newCount - a.newCount)
  return (
    <>
      <div className="my-5 flex flex-wrap gap-x-10 gap-y-3">
        <Stat label="Empleos" value={overview.totalJobs} />
        <Stat label="Candidatos" value={overview.totalCandidates} />
        <Stat label="Nuevos" value={overview.newCandidates} />
      </div>
      <TopMatches matches={overview.topMatches} />
      <Card padding="none">
        <ul>
          {jobs.map((job) => (
            <li key={job.jobId} className="relative border-line not-first:border-t hover:bg-sunken/50">
              <div className="flex flex-wrap items-center gap-x-6 gap-y-2 p-5">
                <h2 className="min-w-0 grow basis-60 text-h4 wrap-anywhere">
                  <Link
                    to={`/company-dashboard/candidatos/${job.jobId}`}
                    className="no-underline after:absolute after:inset-0"
                  >
                    {job.jobTitle}
                  </Link>
                </h2>
                {!job.isActive && <Badge>Archivado</Badge>}
                {job.newCount > 0 && (
                  <Badge tone="accent">{job.newCount === 1 ? '1 nuevo' : `${job.newCount} nuevos`}</Badge>
                )}
                <span className="w-28 text-sm text-ink-2 tabular-nums">
                  {job.candidateCount === 1 ? '1 candidato' : `${job.candidateCount} candidatos`}
                </span>
                {job.bestMatchScore !== null && (
                  <span className="text-sm text-ink-2">Mejor match {job.bestMatchScore}</span>
                )}
              </div>
              {job.shortlist.length > 0 && <Shortlist jobId={job.jobId} shortlist={job.shortlist} />}
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
