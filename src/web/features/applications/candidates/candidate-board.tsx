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
import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { dragAnnouncements, dragInstructions, nextColumn } from './board-drag.ts'
import { moverOf, useBoardView } from './board-view.ts'
import { CandidateColumn } from './candidate-column.tsx'

/** By the pointer when there is one; by the card's box when the keyboard moves it. */
const collision: CollisionDetection = (args) =>
  args.pointerCoordinates ? pointerWithin(args) : rectIntersection(args)

/** The candidates by stage. A move shows at once; keyboard and pointer can do the same. */
export function CandidateBoard() {
  const { columns, chosen, onMove } = useBoardView()
  const id = useId()
  const [dragged, setDragged] = useState<BoardCard | null>(null)
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
        announcements: dragAnnouncements(columns),
        screenReaderInstructions: dragInstructions,
      }}
      onDragStart={({ active }) =>
        setDragged(
          columns.flatMap(({ candidates }) => candidates).find((card) => card.id === active.id) ?? null,
        )
      }
      onDragCancel={() => setDragged(null)}
      onDragEnd={({ over }) => {
        const target = columns.find(({ id: stage }) => stage === over?.id)
        // Whoever drags one of those chosen moves them all.
        if (dragged && target)
          onMove(chosen.has(dragged.id) ? [...chosen.values()] : [moverOf(dragged)], target)
        setDragged(null)
      }}
    >
      <div
        role="group"
        aria-label="Tablero por etapa"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, also by keyboard
        tabIndex={0}
        className="relative flex min-h-[28rem] max-md:hidden gap-2.5 overflow-x-auto pb-3"
      >
        {columns.map((column) => (
          <CandidateColumn key={column.id} column={column} />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="flex items-center gap-2.5 rounded-md border border-accent-ink bg-surface p-3 shadow-float">
            <Avatar name={dragged.name} src={dragged.avatar} size={34} />
            <span className="text-control font-strong">
              {chosen.has(dragged.id) && chosen.size > 1 ? `${chosen.size} candidatos` : dragged.name}
            </span>
          </div>
        )}
      </DragOverlay>
    </DndContext>
  )
}
