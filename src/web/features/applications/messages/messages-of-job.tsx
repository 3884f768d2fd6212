import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useState } from 'react'
import { OnTheWay } from '#web/features/applications/close-out/on-the-way.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { useCandidateMessages } from './candidate-messages.resource.ts'
import { WriteToCandidates } from './write-to-candidates.tsx'

type MessagesOfJobProps = {
  jobId: number
  /** The candidates that the board or table shows now. */
  shownIds: readonly number[]
}

/** Above the candidates of a job: writes to all that are shown, and lists what has not left yet. */
export function MessagesOfJob({ jobId, shownIds }: MessagesOfJobProps) {
  const { rounds, undo } = useCandidateMessages(jobId)
  const [isWriting, setWriting] = useState(false)
  return (
    <>
      {shownIds.length > 0 && (
        <p>
          <Button variant="secondary" size="sm" onClick={() => setWriting(true)}>
            <MessageSquareText className="icon" />
            {shownIds.length === 1 ? 'Escribir a 1 candidato' : `Escribir a ${shownIds.length} candidatos`}
          </Button>
        </p>
      )}
      <div role="status" className="empty:hidden">
        <OnTheWay rounds={rounds} onUndo={undo} />
      </div>
      {isWriting && (
        <WriteToCandidates jobId={jobId} applicationIds={shownIds} onClose={() => setWriting(false)} />
      )}
    </>
  )
}
