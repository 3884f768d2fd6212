import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import type { Interview } from '#contracts/interviews/interviews.contract.ts'
import { PartFailed, PartLoading } from '#web/features/applications/candidate/team-notes.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OtherTimesDialog } from './other-times-dialog.tsx'
import { InterviewItem } from './interview-item.tsx'
import { useInterviews, useInterviewSteps } from './interviews.resource.ts'
import { ProposeDialog } from './propose-dialog.tsx'

/** The interviews of a candidate, and the way to a new one. */
export function TeamInterviews({ applicationId, firstName }: { applicationId: number; firstName: string }) {
  const { found, isFailed, retry } = useInterviews(applicationId)
  const { offerProposed, offerTimes, cancel, setOutcome } = useInterviewSteps()
  const [isProposing, setProposing] = useState(false)
  const [cancelled, setCancelled] = useState<Interview | null>(null)
  const [moved, setMoved] = useState<Interview | null>(null)
  if (isFailed) return <PartFailed retry={retry}>No pudimos cargar las entrevistas.</PartFailed>
  if (!found) return <PartLoading>Cargando las entrevistas</PartLoading>
  return (
    <div className="grid justify-items-start gap-4">
      {found.interviews.length === 0 ? (
        <p className="text-sm text-ink-2">Aún no hay entrevistas con {firstName}.</p>
      ) : (
        <ul className="w-full">
          {found.interviews.map((interview) => (
            <InterviewItem
              key={interview.id}
              interview={interview}
              onOtherTimes={setMoved}
              onCancel={setCancelled}
              onOutcome={(one, outcome) => void setOutcome(one, outcome)}
            />
          ))}
        </ul>
      )}
      {found.mayWrite && (
        <Button variant="secondary" size="sm" onClick={() => setProposing(true)}>
          <CalendarPlus className="icon" />
          Proponer entrevista
        </Button>
      )}
      {isProposing && (
        <ProposeDialog
          applicationId={applicationId}
          firstName={firstName}
          found={found}
          onProposed={offerProposed}
          onClose={() => setProposing(false)}
        />
      )}
      {moved && <OtherTimesDialog interview={moved} onOffer={offerTimes} onClose={() => setMoved(null)} />}
      {cancelled && (
        <CancelDialog interview={cancelled} onCancel={cancel} onClose={() => setCancelled(null)} />
      )}
    </div>
  )
}
