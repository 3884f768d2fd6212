import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'
import { Badge } from '#web/ui/look/badge.tsx'

/** That the person may have applied twice, or has and both are joined. */
export function DoubleBadge({ card: { hasDouble, joined } }: { card: BoardCard }) {
  if (!hasDouble && joined === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {hasDouble && <Badge tone="info">Posible doble</Badge>}
      {joined > 0 && <Badge>{joined === 1 ? 'Dos postulaciones' : `${joined + 1} postulaciones`}</Badge>}
    </span>
  )
}
