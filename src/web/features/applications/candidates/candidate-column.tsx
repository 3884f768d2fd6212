import { useDroppable } from '@dnd-kit/core'
import { useId, useState } from 'react'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { ApplicationStatus } from '#contracts/vocabulary.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Count } from '#web/ui/list/count.tsx'
import { cx } from '#web/ui/look/cx.ts'
import type { Column } from './board-columns.ts'
import { CandidateCard } from './candidate-card.tsx'
import { StatusDot } from './status-dot.tsx'

const shownAtFirst = 20

export type CandidateViewProps = {
  candidates: readonly CandidateApplication[]
  openId: number | null
  /** The address that opens a candidate's panel. */
  addressOf: (id: number) => string
  onMove: (candidate: CandidateApplication, to: ApplicationStatus) => void
}

type CandidateColumnProps = Omit<CandidateViewProps, 'candidates'> & { column: Column }

/** A status with its candidates. A final status is a rail until it is opened; both accept a dropped card. */
export function CandidateColumn({ column, openId, addressOf, onMove }: CandidateColumnProps) {
  const [isOpen, setOpen] = useState(!column.isFinal || column.hasBest)
  const [isWhole, setWhole] = useState(false)
  const { setNodeRef, isOver } = useDroppable({ id: column.status })
  const id = useId()
  const ground = isOver ? 'bg-accent-soft' : 'bg-sunken'

  if (!isOpen)
    return (
      <button
        ref={setNodeRef}
        type="button"
        aria-expanded={false}
        onClick={() => setOpen(true)}
        className={cx(
          'flex w-11 flex-none flex-col items-center gap-3 rounded-md py-2.5 text-sm font-medium',
          ground,
        )}
      >
        <Count value={column.candidates.length} onSunken />
        <StatusDot status={column.status} />
        <span className="[writing-mode:vertical-rl]">{column.label}</span>
      </button>
    )

  const shown = isWhole ? column.candidates : column.candidates.slice(0, shownAtFirst)
  const hidden = column.candidates.length - shown.length
  const heading = (
    <>
      <StatusDot status={column.status} />
      {column.label}
    </>
  )
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={cx(
        'flex w-[15rem] flex-none flex-col rounded-md p-2.5 xl:w-auto xl:min-w-[13.5rem] xl:flex-1',
        ground,
      )}
    >
      <header className="flex min-h-7 items-center justify-between gap-2 px-1 pb-2">
        <h2 id={id} className="flex items-center gap-2 font-text text-sm tracking-normal">
          {column.isFinal ? (
            <button
              type="button"
              aria-expanded
              onClick={() => setOpen(false)}
              className="flex min-h-6 items-center gap-2"
            >
              {heading}
            </button>
          ) : (
            heading
          )}
        </h2>
        <Count value={column.candidates.length} onSunken />
      </header>
      <ol className="grid gap-2">
        {shown.map((candidate) => (
          <li key={candidate.id}>
            <CandidateCard
              candidate={candidate}
              to={addressOf(candidate.id)}
              isOpen={candidate.id === openId}
              onMove={onMove}
            />
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <Button variant="quiet" size="sm" block className="mt-2" onClick={() => setWhole(true)}>
          Ver {hidden} más
        </Button>
      )}
    </section>
  )
}
