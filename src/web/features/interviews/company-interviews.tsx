import { useState } from 'react'
import type { Interview } from '#contracts/interviews/interviews.contract.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Tabs } from '#web/ui/list/tabs.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { OtherTimesDialog } from './other-times-dialog.tsx'
import { InterviewItem } from './interview-item.tsx'
import { useCompanyInterviews, useInterviewSteps } from './interviews.resource.ts'

/** Every interview of the company: those ahead, and those that are over. */
export function CompanyInterviews() {
  const [tab, setTab] = useState('ahead')
  const [isMine, setMine] = useState(false)
  return (
    <Tabs
      label="Entrevistas"
      current={tab}
      onChange={setTab}
      tabs={[
        { id: 'ahead', label: 'Próximas' },
        { id: 'past', label: 'Anteriores' },
      ]}
    >
      <div className="mb-3">
        <Checkbox label="Solo las mías" checked={isMine} onChange={({ target }) => setMine(target.checked)} />
      </div>
      <List when={tab === 'past' ? 'past' : 'ahead'} isMine={isMine} />
    </Tabs>
  )
}

function List({ when, isMine }: { when: 'ahead' | 'past'; isMine: boolean }) {
  const { interviews, isFailed, isFetching, retry } = useCompanyInterviews(when, isMine)
  const { cancel, offerTimes, setOutcome } = useInterviewSteps()
  const [cancelled, setCancelled] = useState<Interview | null>(null)
  const [moved, setMoved] = useState<Interview | null>(null)
  if (isFailed)
    return <ErrorState title="Error al cargar las entrevistas" onRetry={retry} retrying={isFetching} />
  if (!interviews) return <SkeletonRows rows={3} label="Cargando las entrevistas" />
  if (interviews.length === 0)
    return (
      <Card>
        <EmptyState
          title={when === 'ahead' ? 'No hay entrevistas pendientes' : 'Aún no hay entrevistas anteriores'}
        >
          Propón una desde la ficha de un candidato: eliges los horarios y quién entrevista.
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <ul>
        {interviews.map((interview) => (
          <InterviewItem
            key={interview.id}
            interview={interview}
            withCandidate
            onOtherTimes={setMoved}
            onCancel={setCancelled}
            onOutcome={(one, outcome) => void setOutcome(one, outcome)}
          />
        ))}
      </ul>
      {moved && <OtherTimesDialog interview={moved} onOffer={offerTimes} onClose={() => setMoved(null)} />}
      {cancelled && (
        <CancelDialog interview={cancelled} onCancel={cancel} onClose={() => setCancelled(null)} />
      )}
    </Card>
  )
}
