import { useDraggable } from '@dnd-kit/core'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { Link } from 'react-router'
import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { MatchRing } from '#web/ui/look/match-ring.tsx'
import { missedInWords } from './answer-filter.ts'
import { moverOf, useBoardView } from './board-view.ts'
import { CandidateTags } from './candidate-tags.tsx'
import { ChooseBox } from './choose-box.tsx'
import { DoubleBadge } from './double-badge.tsx'
import { FoundInCv } from './found-in-cv.tsx'
import { StageAge } from './stage-age.tsx'

const reasonsShown = 2

type CandidateCardProps = { card: BoardCard; goalDays: number | null }

/** A candidate on the board: dragged by the pointer, moved by keyboard from its grip, or by the list that the grip opens. */
export function CandidateCard({ card, goalDays }: CandidateCardProps) {
  const { addressOf, openId, chosen, now, mayWrite, onAskStage } = useBoardView()
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: card.id,
    disabled: !mayWrite,
  })
  const missed = missedInWords(card.missed)
  const isMarked = card.id === openId || chosen.has(card.id)
  return (
    <article
      ref={setNodeRef}
      {...listeners}
      className={cx(
        'relative rounded-md border p-2.5',
        isMarked ? 'border-accent-ink inset-ring inset-ring-accent-ink' : 'border-line',
        chosen.has(card.id) ? 'bg-accent-soft' : 'bg-surface',
        isDragging && 'opacity-40',
      )}
    >
      <div className="flex items-start gap-2.5">
        <ChooseBox card={card} />
        <div className="min-w-0 grow">
          <h3 className="text-control leading-5 font-strong wrap-anywhere">
            <Link
              to={addressOf(card.id)}
              preventScrollReset
              draggable={false}
              data-candidate={card.id}
              aria-current={card.id === openId ? 'true' : undefined}
              className="font-text no-underline after:absolute after:inset-0 after:rounded-md"
            >
              {card.name}
            </Link>
          </h3>
          <p className="truncate text-xs text-ink-2">{card.title ?? 'Sin título'}</p>
        </div>
      </div>
      <div className="mt-2 flex items-center gap-2.5">
        <MatchRing score={card.score} size={40} />
        <p className="min-w-0 grow text-xs leading-4 text-ink-2">
          {card.low !== card.high && (
            <span className="block">
              Entre {card.low} y {card.high}
            </span>
          )}
          <span className="line-clamp-2">{card.reasons.slice(0, reasonsShown).join(' · ')}</span>
        </p>
        {mayWrite && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            onClick={() => onAskStage([moverOf(card)])}
            aria-roledescription="tarjeta que se puede mover"
            aria-label={`Mover a ${card.name} entre columnas`}
            className="relative z-1 -mr-1.5 grid size-7 flex-none cursor-grab place-items-center rounded-sm text-ink-3 hover:bg-sunken hover:text-ink"
          >
            <GripVertical className="icon" />
          </button>
        )}
      </div>
      <div className="mt-2 grid gap-1.5">
        {missed !== null && <p className="text-xs text-warn-ink wrap-anywhere">{missed}</p>}
        {card.awaitsHumanReview && (
          <p>
            <Badge tone="warn">Pide una revisión humana</Badge>
          </p>
        )}
        {card.isSuspended && (
          <p>
            <Badge>Cuenta suspendida</Badge>
          </p>
        )}
        <FoundInCv card={card} />
        <DoubleBadge card={card} />
        <CandidateTags ids={card.tags} />
        <span className="flex items-center justify-between gap-2">
          <StageAge since={card.since} goalDays={goalDays} now={now} />
          {card.isNew && <span className="text-xs font-strong text-accent-ink">Nuevo</span>}
        </span>
      </div>
    </article>
  )
}
