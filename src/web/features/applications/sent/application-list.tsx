import { useState } from 'react'
import { useOwnInterviews } from '#web/features/interviews/interviews.resource.ts'
import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { ApplicationCard } from './application-card.tsx'
import { ReplaceCvDialog } from './replace-cv-dialog.tsx'
import { HumanReviewRequestDialog } from '#web/features/human-reviews/human-review-request-dialog.tsx'
import { timeToUndo } from '#web/features/acts/undo.words.ts'
import { type useApplications, useWithdrawal } from './applications.resource.ts'

/** Every application with its status. Withdrawing asks for confirmation and names the job. */
export function ApplicationList({
  applications,
  isFailed,
  isFetching,
  retry,
}: ReturnType<typeof useApplications>) {
  const withdrawal = useWithdrawal()
  const interviews = useOwnInterviews()
  const [replacing, setReplacing] = useState<ProfessionalApplication | null>(null)
  const [contested, setContested] = useState<ProfessionalApplication | null>(null)
  const [asked, setAsked] = useState<ProfessionalApplication | null>(null)
  if (!applications) {
    if (!isFailed) return <SkeletonRows label="Cargando tus postulaciones" />
    return (
      <ErrorState title="Error al cargar las postulaciones" onRetry={retry} retrying={isFetching}>
        Tus postulaciones están a salvo; solo no pudimos traerlas.
      </ErrorState>
    )
  }
  if (applications.length === 0) return <NoApplications />
  return (
    <>
      <ul className="grid gap-4">
        {applications.map((application) => (
          <li key={application.id}>
            <ApplicationCard
              application={application}
              interviews={interviews.filter(({ applicationId }) => applicationId === application.id)}
              onWithdraw={setAsked}
              onReplaceCv={setReplacing}
              onAskHumanReview={setContested}
            />
          </li>
        ))}
      </ul>
      {replacing && <ReplaceCvDialog application={replacing} onClose={() => setReplacing(null)} />}
      {contested && <HumanReviewRequestDialog application={contested} onClose={() => setContested(null)} />}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          if (asked) withdrawal.mutate(asked, { onSettled: () => setAsked(null) })
        }}
        busy={withdrawal.isPending}
        title={`Retirar tu postulación a “${asked?.job.title ?? ''}”`}
        description={`${asked?.company.name ?? 'La empresa'} ya no verá tu CV. Tienes ${timeToUndo}.`}
        confirmLabel="Retirar"
      />
    </>
  )
}

/** The empty state: what appears here and how to start. */
export function NoApplications({ level = 2 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      title="No hay postulaciones aún"
      level={level}
      action={
        <LinkButton to="/empleos" variant={level === 3 ? 'secondary' : 'primary'}>
          Ver Empleos
        </LinkButton>
      }
    >
      Aquí verás cada empleo al que postules y lo que la empresa responda.
    </EmptyState>
  )
}
