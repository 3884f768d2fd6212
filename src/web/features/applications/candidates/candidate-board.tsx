import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  rectIntersection,
  TouchSensor,
  type CollisionDetection,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useId, useState } from 'react'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { applicationStatuses } from '#contracts/vocabulary.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { boardColumns, fullName } from './board-columns.ts'
import { dragAnnouncements, dragInstructions, nextColumn } from './board-drag.ts'
import { CandidateColumn, type CandidateViewProps } from './candidate-column.tsx'

/** By the pointer when there is one; by the card's box when the keyboard moves it. */
const collision: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

/** The candidates by status. A move shows at once; keyboard and pointer can do the same. */
export function CandidateBoard({ candidates, ...view }: CandidateViewProps) {
  const id = useId()
  const [dragged, setDragged] = useState<CandidateApplication | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextColumn }),
  )
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={collision}
      accessibility={{
        announcements: dragAnnouncements(candidates),
        screenReaderInstructions: dragInstructions,
      }}
      onDragStart={({ active }) => setDragged(candidates.find((item) => item.id === active.id) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        const target = applicationStatuses.find((status) => status === over?.id)
        if (dragged && target) view.onMove(dragged, target)
        setDragged(null)
      }}
    >
      <div
        role="group"
        aria-label="Tablero por estado"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
        tabIndex={0}
        className="relative flex min-h-[28rem] max-md:hidden gap-2.5 overflow-x-auto pb-3"
      >
        {boardColumns(candidates).map((column) => (
          <CandidateColumn key={column.status} column={column} {...view} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="flex items-center gap-2.5 rounded-md border border-accent-ink bg-surface p-3 shadow-float">
            <Avatar name={fullName(dragged)} src={dragged.professional.avatar} size={34} />
            <span className="text-control font-strong">{fullName(dragged)}</span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
