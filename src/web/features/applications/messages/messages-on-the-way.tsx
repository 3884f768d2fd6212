import { OnTheWay } from '#web/features/applications/close-out/on-the-way.tsx'
import { useCandidateMessages } from './candidate-messages.resource.ts'

/** Above the candidates of a job: the messages that have not left yet, each to undo, also after a reload. */
export function MessagesOnTheWay({ jobId }: { jobId: number }) {
  const { rounds, undo } = useCandidateMessages(jobId)
  return (
    <div role="status" className="empty:hidden">
      <OnTheWay rounds={rounds} onUndo={undo} />
    </div>
  )
}
