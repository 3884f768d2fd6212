import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { Link, useNavigate } from 'react-router'
import type { CandidatePage } from '#contracts/applications/candidate.contract.ts'
import { candidateInListHref } from '#domain/applications/candidates.address.ts'
import { useKeySwitch } from '#web/features/admin/desk/use-key-switch.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'

type CandidateNeighboursProps = Pick<CandidatePage, 'job' | 'place'> & {
  /** Which list is walked through, as in the address. */
  list: URLSearchParams
}

/** The place in the list from which one came, and the ones before and after: by link, or by K and J. */
export function CandidateNeighbours({ job, place, list }: CandidateNeighboursProps) {
  const { position, total, previousId, nextId, column } = place
  const navigate = useNavigate()
  const [hasKeys] = useKeySwitch()
  // Whoever is moved while walking through a stage is the last one of it that is seen: the list stays that of the stage.
  const walked = new URLSearchParams(list)
  if (column) walked.set('columna', String(column.id))
  const hrefOf = (id: number) => candidateInListHref(job.id, id, walked)
  const go = (id: number | null) => () => {
    if (id !== null) void navigate(hrefOf(id))
  }
  useLetterKeys(hasKeys, { j: go(nextId), k: go(previousId) })
  const link = (id: number | null, label: string, icon: React.ReactNode) => {
    const look = buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })
    return id === null ? (
      <span aria-hidden="true" className={`${look} opacity-40`}>
        {icon}
      </span>
    ) : (
      <Link to={hrefOf(id)} aria-label={label} className={look}>
        {icon}
      </Link>
    )
  }
  return (
    <nav aria-label="Otros candidatos" className="flex items-center gap-1">
      <span className="text-right text-xs text-ink-3 tabular-nums">
        {position === null ? (total === 1 ? 'Queda 1' : `Quedan ${total}`) : `${position} de ${total}`}
        {column && <span className="max-md:sr-only"> en {column.name}</span>}
      </span>
      {link(previousId, 'Candidato anterior, tecla K', <ChevronUp className="icon" />)}
      {link(nextId, 'Candidato siguiente, tecla J', <ChevronDown className="icon" />)}
    </nav>
  )
}
