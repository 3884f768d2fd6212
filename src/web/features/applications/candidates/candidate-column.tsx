import { useDroppable } from '@dnd-kit/core'
import { useId, useState } from 'react'
import type { BoardColumn } from '#contracts/applications/candidate-board.contract.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import { isFinalStatus } from '#domain/applications/final-message.words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Count } from '#web/ui/list/count.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { useBoardView } from './board-view.ts'
import { CandidateCard } from './candidate-card.tsx'
import { StatusDot } from './status-dot.tsx'

/** 'Preseleccionado · 4 días': what the person sees, and the goal. */
const factsOf = ({ name, status, goalDays }: BoardColumn): string =>
  [
    name === applicationStatusLabels[status] ? null : applicationStatusLabels[status],
    goalDays === null ? null : goalDays === 1 ? '1 día' : `${goalDays} días`,
  ]
    .filter(Boolean)
    .join(' · ')

/** A stage with its candidates. A final stage is a rail until it is opened; both accept a dropped card. */
export function CandidateColumn({ column }: { column: BoardColumn }) {
  const isFinal = isFinalStatus(column.status)
  const [isOpen, setOpen] = useState(!isFinal)
  const { setNodeRef, isOver } = useDroppable({ id: column.id })
  const id = useId()
  const facts = factsOf(column)
  const hasFacts = facts !== '' || column.late > 0
  const ground = isOver ? 'bg-accent-soft' : 'bg-sunken'

  if (!isOpen)
    return (
      <button
        ref={setNodeRef}
        type="button"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        className={cx(
          'flex w-10 flex-none flex-col items-center gap-3 rounded-md py-2.5 text-sm font-medium',
          ground,
        )}
      >
        <Count value={column.found} onSunken />
        <StatusDot status={column.status} />
        <span className="[writing-mode:vertical-rl]">{column.name}</span>
      </button>
    )

  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      data-column={column.id}
      className={cx(
        'flex w-[14.5rem] flex-none flex-col rounded-md p-2 xl:w-auto xl:min-w-[13.5rem] xl:flex-1',
        ground,
      )}
    >
      <header className="grid gap-0.5 px-1 pb-2">
        <div className="flex min-h-7 items-center justify-between gap-2">
          <h2 id={id} className="min-w-0 font-text text-sm tracking-normal">
            {isFinal ? (
              <button
                type="button"
                aria-expanded
                onClick={() => setOpen(false)}
                className="flex min-h-6 items-center gap-2 truncate"
              >
                {!hasFacts && <StatusDot status={column.status} />}
                {column.name}
              </button>
            ) : (
              <span className="flex items-center gap-2">
                {!hasFacts && <StatusDot status={column.status} />}
                <span className="truncate">{column.name}</span>
              </span>
            )}
          </h2>
          <Count value={column.found} onSunken />
        </div>
        {hasFacts && (
          <p className="flex min-h-5 items-center gap-2 text-xs text-ink-2">
            <StatusDot status={column.status} />
            <span className="min-w-0 grow truncate">{facts}</span>
            {column.late > 0 && <b className="whitespace-nowrap text-bad-ink">{column.late} tarde</b>}
          </p>
        )}
      </header>
      <StageCards column={column} />
    </section>
  )
}

/** The cards of a stage, and the rest of them on request. */
export function StageCards({ column }: { column: BoardColumn }) {
  const { onMore } = useBoardView()
  const [isBusy, setBusy] = useState(false)
  const hidden = column.found - column.candidates.length
  const more = async () => {
    setBusy(true)
    await onMore(column.id).finally(() => setBusy(false))
  }
  return (
    <>
      {column.candidates.length === 0 && <p className="px-1 py-2 text-sm text-ink-3">Nadie por aquí</p>}
      <ol aria-label={column.name} className="grid gap-2">
        {column.candidates.map((card) => (
          <li key={card.id}>
            <CandidateCard card={card} goalDays={column.goalDays} />
          </li>
        ))}
      </ol>
      {column.next !== null && hidden > 0 && (
        <Button variant="quiet" size="sm" block className="mt-2" busy={isBusy} onClick={() => void more()}>
          Ver {Math.min(hidden, 50)} más
          <span className="sr-only"> de {column.name}</span>
        </Button>
      )}
    </>
  )
}
