import { Link } from 'react-router'
import { jobHref } from '#domain/jobs/job.address.ts'
import { CompanyLogo } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { JobMetaLine } from '#web/features/jobs/list/job-meta-line.tsx'
import { JobPay } from '#web/features/jobs/list/job-pay.tsx'
import { CompanyLine } from '#web/features/jobs/list/job-row.tsx'
import { SaveButton } from './save-button.tsx'
import { type SavedItem, useSavedItems } from './use-saved-items.ts'

type SavedJobListProps = {
  /** The items that the page has loaded; null: the browser requests them. */
  loaded: readonly SavedItem[] | null
  now: string
  level?: 2 | 3
}

/** The saved jobs of the account or this device. A removed job disappears; the toast can undo that. */
export function SavedJobList({ loaded, now, level = 2 }: SavedJobListProps) {
  const { items, hasFailed, retry } = useSavedItems(loaded)
  if (hasFailed)
    return <ErrorState title="No pudimos cargar tus empleos guardados" level={level} onRetry={retry} />
  if (items === null) return <SkeletonRows rows={2} label="Cargando tus empleos guardados" />
  if (items.length === 0) return <NothingSaved level={level} />
  return (
    <ul className="overflow-clip rounded-md border border-line bg-surface">
      {items.map((item) => (
        <SavedJobRow key={item.job.id} item={item} now={now} level={level} />
      ))}
    </ul>
  )
}

function NothingSaved({ level }: { level: 2 | 3 }) {
  return (
    <div className="rounded-md border border-line bg-surface">
      <EmptyState
        title="Aún no has guardado empleos"
        level={level}
        action={
          <LinkButton to="/empleos" variant="secondary">
            Ver empleos
          </LinkButton>
        }
      >
        Toca el corazón de un empleo y lo encuentras aquí cuando quieras.
      </EmptyState>
    </div>
  )
}

function SavedJobRow({ item: { job, isOpen }, now, level }: { item: SavedItem; now: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line px-4 py-3 md:gap-x-4 md:py-4 not-last:border-b md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:px-6">
      <CompanyLogo name={job.company.name} src={job.company.logo} size={48} className="max-md:size-10" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Heading className="text-h4 wrap-anywhere">
            {isOpen ? (
              <Link to={jobHref(job.id)} className="no-underline underline-offset-4 hover:underline">
                {job.title}
              </Link>
            ) : (
              <span className="text-ink-2">{job.title}</span>
            )}
          </Heading>
          {!isOpen && <Badge tone="line">Cerrado</Badge>}
        </div>
        <CompanyLine job={job} />
        <div className="md:mt-2">
          <JobMetaLine job={job} now={now} />
        </div>
      </div>
      <div className="min-w-0 max-md:order-last max-md:col-start-2 md:max-w-44 md:text-right">
        {isOpen && <JobPay job={job} />}
      </div>
      <SaveButton job={job} className="-mt-1.5 -mr-2 self-start" />
    </li>
  )
}
