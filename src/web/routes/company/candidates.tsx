import { type LoaderFunctionArgs, type MetaFunction, Link } from 'react-router'
import { Shortlist } from '../../features/candidates/shortlist.tsx'
import { TopMatches } from '../../features/candidates/top-matches.tsx'
import { useCompanyPanel } from '../../features/company/company-panel.ts'
import { useLive } from '../../features/live/use-live.ts'
import { requireUser } from '../../lib/require-user.ts'
import { useRefresh } from '../../lib/use-refresh.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Stat } from '../../ui/stat.tsx'
import { PanelError } from '../panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Candidatos · Qhatu' }]

/** The jobs with how many applied to each, those with somebody new first. */
export default function Candidates() {
  const { overview } = useCompanyPanel()
  const { refresh } = useRefresh()
  useLive('applications', () => void refresh())
  const jobs = overview.jobsWithCandidates.toSorted((a, b) => b.newCount - a.newCount)
  return (
    <>
      <h1 className="mb-5">Candidatos</h1>
      {jobs.length === 0 ? (
        <EmptyState
          title="Aún no hay candidatos"
          action={<LinkButton to="/company-dashboard/publicar">Publicar empleo</LinkButton>}
        >
          Aquí verás a quienes postulen, agrupados por empleo. Publica uno para empezar.
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap gap-x-10 gap-y-3">
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
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
