import { Button } from '#web/ui/action/button.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { StatusHistory } from '#web/features/applications/sent/status-history.tsx'
import type { useOpenedCandidate } from './opened-candidate.resource.ts'

/** Who moved the candidate, where to and when. */
export function CandidateHistory({ history, isFailed, retry }: ReturnType<typeof useOpenedCandidate>) {
  if (history) return <StatusHistory entries={history} viewer="company" />
  if (isFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-sm text-ink-2">
        No pudimos cargar el historial.
        <Button variant="secondary" size="sm" onClick={retry}>
          Reintentar
        </Button>
      </div>
    )
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Cargando el historial</span>
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
  )
}
