import { useDraggable } from '@dnd-kit/core'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { Link } from 'react-router'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import { postingAge } from '#domain/time/relative-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { statusLabel } from '#web/features/applications/sent/status.words.ts'
import { missedInWords } from './answer-filter.ts'
import { fullName, moveTargets } from './board-columns.ts'
import { StatusDot } from './status-dot.tsx'

type CandidateCardProps = {
  candidate: CandidateApplication
  /** The address that opens this candidate's panel. */
  to: string
  isOpen: boolean
  onMove: (candidate: CandidateApplication, to: ApplicationStatus) => void
}

const GRIP = 'grid size-7 flex-none place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink'

/** A candidate on the board: dragged by the pointer, moved by keyboard from its handle, or moved from its menu. */
export function CandidateCard({ candidate, to, isOpen, onMove }: CandidateCardProps) {
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: candidate.id,
  })
  const now = useNow()
  const name = fullName(candidate)
  const missed = missedInWords(candidate)
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      className={cx(
        'relative rounded-md border bg-surface p-3',
        isOpen ? 'border-accent-ink inset-ring inset-ring-accent-ink' : 'border-line',
        isDragging && 'opacity-40',
      )}
    >
      <div className="flex items-start gap-2.5">
        <Avatar name={name} src={candidate.professional.avatar} size={34} />
        <div className="min-w-0 grow">
          <h3 className="text-control leading-5 font-strong wrap-anywhere">
            <Link
              to={to}
              preventScrollReset
              draggable={false}
              aria-current={isOpen ? 'true' : undefined}
              className="font-text no-underline after:absolute after:inset-0 after:rounded-md"
            >
              {name}
            </Link>
          </h3>
          {candidate.professional.title && (
            <p className="text-xs text-ink-2 wrap-anywhere">{candidate.professional.title}</p>
          )}
        </div>
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          aria-roledescription="tarjeta que se puede mover"
          aria-label={`Mover a ${name} entre columnas`}
          className={cx(GRIP, 'max-md:hidden relative -mt-1 -mr-1.5 cursor-grab')}
        >
          <GripVertical className="icon" />
        </button>
      </div>
      {candidate.matchReasons.length > 0 && (
        <p className="mt-2 text-xs text-ink-2">{candidate.matchReasons.slice(0, 3).join(' · ')}</p>
      )}
      {candidate.professional.isSuspended && (
        <p className="mt-2">
          <Badge>Cuenta suspendida</Badge>
        </p>
      )}
      {missed !== null && <p className="mt-2 text-xs text-warn-ink wrap-anywhere">{missed}</p>}
      {candidate.humanReview?.answeredAt === null && (
        <p className="mt-2">
          <Badge tone="warn">Pide una revisión humana</Badge>
        </p>
      )}
      <div className="mt-2 flex items-center justify-between gap-2">
        <span className="text-xs text-ink-3">{factsOf(candidate, now)}</span>
        <span className="flex items-center gap-2">
          <MatchRing score={candidate.compatibilityScore} size={40} />
          <span className="relative -mr-1.5 -mb-1">
            <Menu
              label={`Mover a otro estado: ${name}`}
              buttonClassName={GRIP}
              items={moveTargets(candidate.status).map((status) => ({
                label: `Mover a ${statusLabel(status)}`,
                icon: <StatusDot status={status} />,
                onSelect: () => onMove(candidate, status),
              }))}
            >
              <ArrowRightLeft className="icon text-[0.8125rem]" />
            </Menu>
          </span>
        </span>
      </div>
    </article>
  )
}

/** '6 años · Hoy'. */
function factsOf({ experienceYears, appliedAt }: CandidateApplication, now: Date): string {
  const age = postingAge(new Date(appliedAt), now)
  if (experienceYears === null) return age
  return `${experienceYears} ${experienceYears === 1 ? 'año' : 'años'} · ${age}`
}
