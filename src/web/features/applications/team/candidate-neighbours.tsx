import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Link, useNavigate } from 'react-router'
import type { CandidatePage } from '#contracts/applications/candidate.contract.ts'
import { candidatePageHref } from '#domain/jobs/jobs.address.ts'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { statusLabel } from '#web/features/applications/sent/status.words.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'

type CandidateNeighboursProps = Pick<CandidatePage, 'job' | 'place'> & { status: string }

/** The place among the candidates with the same status, and the ones before and after: by link, or by K and J. */
export function CandidateNeighbours({ job, place, status }: CandidateNeighboursProps) {
  const { position, total, previousId, nextId } = place
  const navigate = useNavigate()
  const [hasKeys] = useKeySwitch()
  const go = (id: number | null) => () => {
    if (id !== null) void navigate(candidatePageHref(job.id, id))
  }
  useLetterKeys(hasKeys, { j: go(nextId), k: go(previousId) })
  const link = (id: number | null, label: string, icon: React.ReactNode) => {
    const look = buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })
    return id === null ? (
      <span aria-hidden="true" className={`${look} opacity-40`}>
        {icon}
      </span>
    ) : (
      <Link to={candidatePageHref(job.id, id)} aria-label={label} className={look}>
        {icon}
      </Link>
    )
  }
  return (
    <nav aria-label="Otros candidatos" className="flex items-center gap-1">
      <span className="text-xs text-ink-3 tabular-nums">
        {position} de {total}
        <span className="max-md:sr-only"> en {statusLabel(status)}</span>
      </span>
      {link(previousId, 'Candidato anterior, tecla K', <ChevronUp className="icon" />)}
      {link(nextId, 'Candidato siguiente, tecla J', <ChevronDown className="icon" />)}
    </nav>
  )
}
