import { Link } from 'react-router'
import type { CompanyJob } from '#contracts/company-job-fields.ts'
import { StatusDot } from '../candidates/status-dot.tsx'

const stages = [
  { status: 'pending', label: 'Por revisar' },
  { status: 'viewed', label: 'Vistos' },
  { status: 'preselected', label: 'Preseleccionados' },
  { status: 'interviewed', label: 'Entrevistados' },
  { status: 'hired', label: 'Contratados' },
] as const

/** How many candidates stand at each stage of a job: each bar leads to them. */
export function StageFunnel({
  job,
}: {
  job: Pick<CompanyJob, 'id' | 'title' | 'stages' | 'applicationCount'>
}) {
  const most = Math.max(1, ...stages.map(({ status }) => job.stages[status]))
  return (
    <ol aria-label={`Etapas de ${job.title}`} className="grid grid-cols-5 gap-1">
      {stages.map(({ status, label }) => {
        const count = job.stages[status]
        return (
          <li key={status} className="min-w-0">
            <Link
              to={`/company-dashboard/candidatos/${job.id}?estado=${status}`}
              className="grid gap-1 rounded-sm p-1 no-underline hover:bg-sunken"
            >
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="h-1.5 w-full">
                <rect width="100" height="6" className="fill-sunken" />
                <rect width={(count / most) * 100} height="6" className="fill-accent" />
              </svg>
              <span className="flex items-baseline gap-1.5">
                <span className="fig text-lg">{count}</span>
                <StatusDot status={status} />
              </span>
              <span className="truncate text-2xs text-ink-2">{label}</span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
