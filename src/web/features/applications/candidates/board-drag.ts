import type { Announcements, KeyboardCoordinateGetter, ScreenReaderInstructions } from '@dnd-kit/core'
import type { BoardColumn } from '#contracts/applications/candidate-board.contract.ts'

/** What a screen reader says of the handle before and during a move by keyboard. */
export const dragInstructions: ScreenReaderInstructions = {
  draggable:
    'Pulsa espacio para levantar al candidato, las flechas izquierda y derecha para cambiar de columna, espacio para soltarlo y Escape para cancelar.',
}

/** Each step of a move, in words. */
export function dragAnnouncements(columns: readonly BoardColumn[]): Announcements {
  const nameOf = (id: string | number) =>
    columns.flatMap(({ candidates }) => candidates).find((card) => card.id === id)?.name ?? 'El candidato'
  const stageOf = (id: string | number) => columns.find((column) => column.id === id)?.name ?? ''
  return {
    onDragStart: ({ active }) => `Levantaste a ${nameOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${nameOf(active.id)} está sobre ${stageOf(over.id)}.`
        : `${nameOf(active.id)} está fuera de las columnas.`,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} pasó a ${stageOf(over.id)}.` : `${nameOf(active.id)} volvió a su lugar.`,
    onDragCancel: ({ active }) => `Movimiento cancelado. ${nameOf(active.id)} volvió a su lugar.`,
  }
}

/** Left and right go to the adjacent column, in the order of the board. */
export const nextColumn: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const columns = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .toSorted((a, b) => a.rect.left - b.rect.left)
  const width = context.collisionRect?.width ?? 0
  const middle = currentCoordinates.x + width / 2
  const here = context.over
    ? columns.findIndex(({ id }) => id === context.over?.id)
    : columns.findIndex(({ rect }) => middle < rect.right)
  const target = columns[here + step]
  if (!target) return undefined
  return { x: target.rect.left + (target.rect.width - width) / 2, y: target.rect.top + 60 }
}
