import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { CandidatePanel } from './candidate-panel.tsx'
import { useWholeCandidate } from './candidate-work.resource.ts'

type OpenedPanelProps = {
  id: number
  /** Where the board shows the candidate; null: it does not. */
  stage: number | null
  onMove: (candidate: CandidateApplication, to: ApplicationStatus) => void
  /** Somebody who was new is no longer. */
  onOpened: () => void
  onClose: () => void
}

/** The open candidate, whom the board knows only as a card. Opening marks them as viewed. */
export function OpenedPanel({ id, stage, onMove, onOpened, onClose }: OpenedPanelProps) {
  const { opened, change } = useWholeCandidate(id)
  // Opening moves those who are new: the list from which one came is that of their stage until then.
  const [openedIn] = useState(stage)
  const isOpen = opened.isSuccess
  useEffect(() => {
    if (isOpen) onOpened()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each person
  }, [isOpen, id])
  if (opened.data)
    return (
      <CandidatePanel
        candidate={opened.data}
        openedIn={openedIn}
        onMove={onMove}
        onChange={(_, values) => change(values)}
        onClose={onClose}
      />
    )
  return (
    <aside
      aria-label="Candidato"
      className="grid content-start gap-4 border-line bg-surface p-5 lg:sticky lg:top-header lg:border-l"
    >
      {opened.isError ? (
        <>
          <ErrorState title="No pudimos abrir al candidato" onRetry={() => void opened.refetch()} />
          <Button variant="quiet" size="sm" onClick={onClose}>
            Volver al tablero
          </Button>
        </>
      ) : (
        <div role="status" className="grid gap-3">
          <span className="sr-only">Abriendo al candidato</span>
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </aside>
  )
}
