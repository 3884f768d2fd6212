import { createContext, useContext } from 'react'
import type {
  BoardCard,
  BoardColumn,
  CandidateTag,
} from '#contracts/applications/candidate-board.contract.ts'
import type { Mover } from './use-moves.ts'

/** What every card, row and column of the screen needs. */
export interface BoardView {
  columns: readonly BoardColumn[]
  tags: ReadonlyMap<number, CandidateTag>
  now: Date
  /** False: the person only looks, so nobody is chosen or moved. */
  mayWrite: boolean
  openId: number | null
  /** The address that opens a candidate's panel. */
  addressOf: (id: number) => string
  /** Id → the stage where it was chosen, and the name if it is known. */
  chosen: ReadonlyMap<number, Mover>
  onChoose: (card: BoardCard) => void
  /** To a stage, at once or after the message of a final one was written. */
  onMove: (people: readonly Mover[], to: BoardColumn) => void
  /** Opens the list of stages for these people. */
  onAskStage: (people: readonly Mover[]) => void
  onMore: (columnId: number) => Promise<void>
}

export const BoardViewContext = createContext<BoardView | null>(null)

export function useBoardView(): BoardView {
  const view = useContext(BoardViewContext)
  if (!view) throw new Error('A part of the board is outside of it')
  return view
}

export const moverOf = ({ id, stage, name }: BoardCard): Mover => ({ id, stage, name })
