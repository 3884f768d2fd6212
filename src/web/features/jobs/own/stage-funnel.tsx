import { Link } from 'react-router'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { candidatesHref } from '#domain/jobs/job.address.ts'
import { cx } from '#web/ui/look/cx.ts'
import { StatusDot } from '#web/features/applications/candidates/status-dot.tsx'

const stages = [
  { status: 'pending', label: 'Pendientes' },
  { status: 'viewed', label: 'Vistos' },
  { status: 'preselected', label: 'Preselección' },
  { status: 'interviewed', label: 'Entrevista' },
  { status: 'accepted', label: 'Aceptados' },
  { status: 'hired', label: 'Contratados' },
] as const

/** Of the drawing, in its own units. */
const height = 24

/**
 * The hiring funnel of a job, from applied to hired: how many are at each stage now. Each stage links to its candidates on
 * the board.
 */
export function StageFunnel({
  job,
}: {
  job: Pick<CompanyJob, 'id' | 'title' | 'stages' | 'applicationCount'>
}) {
  const board = candidatesHref(job.id)
  const steps = [
    { key: 'all', label: 'Recibidos', count: job.applicationCount, to: board, status: null },
    ...stages.map(({ status, label }) => ({
      key: status,
      label,
      count: job.stages[status],
      to: `${board}?estado=${status}`,
      status,
    })),
  ]
  const most = Math.max(1, job.applicationCount)
  return (
    <ol
      aria-label={`Etapas de ${job.title}`}
      className="grid grid-cols-[repeat(4,auto)] gap-1 sm:grid-cols-7 sm:gap-x-0"
    >
      {steps.map(({ key, label, count, to, status }) => (
        // On a phone empty stages are hidden.
        <li key={key} className={cx('min-w-0', count === 0 && 'max-sm:hidden')}>
          <Link
            to={to}
            className="block rounded-sm py-1 pr-1 no-underline transition-colors hover:bg-sunken focus-visible:outline-offset-0"
          >
            <svg
              viewBox={`0 0 100 ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              className="h-6 w-full max-sm:hidden"
            >
              <rect y={height - 1} width="100" height="1" className="fill-line" />
              <rect
                y={height - barOf(count, most)}
                width="100"
                height={barOf(count, most)}
                className={status === null ? 'fill-accent-line' : 'fill-accent'}
              />
            </svg>
            <span className="mt-1 flex items-center gap-1.5">
              <span className={count === 0 ? 'fig text-lg leading-6 text-ink-3' : 'fig text-lg leading-6'}>
                {count}
              </span>
              {status !== null && count > 0 && <StatusDot status={status} />}
            </span>
            <span className="block text-2xs whitespace-nowrap text-ink-2">{label}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

/** A bar is always visible for at least one person, however large the others are. */
const barOf = (count: number, most: number): number =>
  count === 0 ? 0 : Math.max(2, Math.round((count / most) * height))
