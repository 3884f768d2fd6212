import ArrowRight from 'lucide-react/icons/arrow-right'
import Columns2 from 'lucide-react/icons/columns-2'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Reply from 'lucide-react/icons/reply'
import Tag from 'lucide-react/icons/tag'
import type { ReactNode } from 'react'
import { mostCompared } from '#contracts/applications/pipeline-figures.ts'
import { WriteToCandidates } from '#web/features/applications/messages/write-to-candidates.tsx'
import type { Board } from './candidate-board.resource.ts'
import type { BoardView } from './board-view.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { TagDialog } from './tag-dialog.tsx'
import type { Mover } from './use-moves.ts'

/** What an act on several candidates gets. */
export interface BulkActProps {
  job: { id: number; title: string; companyName: string }
  board: Board
  view: BoardView
  people: readonly Mover[]
  onClose: () => void
  /** Nobody is chosen any more, and the board is loaded again. */
  onDone: () => void
}

export interface BulkAct {
  id: string
  label: string
  icon: ReactNode
  /** Its single key. */
  key?: string
  /** The main one is orange. */
  isMain?: boolean
  /** For how many at most; none: any number. */
  most?: number
  least?: number
  Dialog: (props: BulkActProps) => ReactNode
}

const MoveAct = ({ people, view, onClose, onDone }: BulkActProps) => (
  <MoveDialog
    people={people}
    columns={view.columns}
    onClose={onClose}
    onMove={(chosen, to) => {
      view.onMove(chosen, to)
      onDone()
    }}
  />
)

const WriteAct = ({ job, people, onClose }: BulkActProps) => (
  <WriteToCandidates jobId={job.id} applicationIds={people.map(({ id }) => id)} onClose={onClose} />
)

/** What can be done with those who are chosen, in the order of the bar. Another act is another line. */
export const bulkActs: readonly BulkAct[] = [
  {
    id: 'move',
    label: 'Mover a…',
    icon: <ArrowRight className="icon" />,
    key: 'm',
    isMain: true,
    Dialog: MoveAct,
  },
  {
    id: 'write',
    label: 'Escribir',
    icon: <MessageSquareText className="icon" />,
    key: 'e',
    Dialog: WriteAct,
  },
  { id: 'tag', label: 'Etiquetar', icon: <Tag className="icon" />, key: 't', Dialog: TagDialog },
  {
    id: 'compare',
    label: 'Comparar',
    icon: <Columns2 className="icon" />,
    key: 'c',
    least: 2,
    most: mostCompared,
    Dialog: CompareDialog,
  },
  {
    id: 'reject',
    label: 'Rechazar con respuesta',
    icon: <Reply className="icon" />,
    key: 'r',
    Dialog: RejectDialog,
  },
]
