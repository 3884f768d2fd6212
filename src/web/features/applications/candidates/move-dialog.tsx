import { useEffect, useEffectEvent } from 'react'
import type { BoardColumn } from '#contracts/applications/candidate-board.contract.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { StatusDot } from './status-dot.tsx'
import type { Mover } from './use-moves.ts'

type MoveDialogProps = {
  people: readonly Mover[]
  columns: readonly BoardColumn[]
  onMove: (people: readonly Mover[], to: BoardColumn) => void
  onClose: () => void
}

/** The stages as a list with numbers: a press or its number moves. */
export function MoveDialog({ people, columns, onMove, onClose }: MoveDialogProps) {
  const [first] = people
  const choose = (column: BoardColumn | undefined) => {
    if (!column) return
    onClose()
    onMove(people, column)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return
    event.preventDefault()
    choose(columns[Number(event.key) - 1])
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <Dialog
      open
      onClose={onClose}
      title={people.length === 1 ? `Mover a ${first?.name ?? '1 candidato'}` : `Mover ${people.length} a`}
      description="Si cambia su estado, la persona recibe un aviso."
    >
      <ol className="-mx-2 grid gap-0.5">
        {columns.map((column, at) => {
          const isHere = people.every(({ stage }) => stage === column.id)
          const status = applicationStatusLabels[column.status]
          return (
            <li key={column.id}>
              <button
                type="button"
                disabled={isHere}
                onClick={() => choose(column)}
                className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-left text-sm font-medium hover:bg-sunken disabled:text-ink-3"
              >
                <StatusDot status={column.status} />
                <span className="min-w-0 grow truncate">{column.name}</span>
                <span className="text-xs font-normal text-ink-2">
                  {isHere ? 'Está aquí' : status === column.name ? '' : status}
                </span>
                {at < 9 && <kbd aria-hidden="true">{at + 1}</kbd>}
              </button>
            </li>
          )
        })}
      </ol>
    </Dialog>
  )
}
