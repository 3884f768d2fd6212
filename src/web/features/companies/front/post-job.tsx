import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { QueryProvider } from '#web/lib/query-client.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import type { JobKind } from '#web/features/jobs/posting/job-form-values.ts'
import { NewJob } from '#web/features/jobs/posting/new-job.tsx'
import { PremiumTrial } from '#web/features/jobs/posting/premium-trial.tsx'
import { VisitorJob } from '#web/features/jobs/posting/visitor-job.tsx'
import { FormSkeleton } from './form-skeleton.tsx'
import type { Viewer } from './own-panel.ts'

export type PostJobProps = {
  kind: JobKind
  viewer: Viewer
  offer: PlanOffer
  /** Asks again for the company's data: after a failure, and after its plan changed. */
  reload: () => Promise<void>
  /** The address of this form, for who has to sign in first. */
  here: string
}

/** The form of a job for whoever looks at it. Loaded on its own: it brings the schemas along. */
export function PostJob({ kind, viewer, offer, reload, here }: PostJobProps) {
  if (viewer.kind === 'loading') return <FormSkeleton />
  if (viewer.kind === 'failed')
    return (
      <div className="rounded-md border border-line bg-surface">
        <ErrorState title="No pudimos cargar tu empresa" onRetry={() => void reload()}>
          Lo que escribas se guarda; inténtalo otra vez.
        </ErrorState>
      </div>
    )
  if (viewer.kind !== 'own')
    return <VisitorJob kind={kind} isProfessional={viewer.kind === 'professional'} here={here} />
  const { company } = viewer.panel
  return (
    <QueryProvider>
      {kind === 'premium' && !company.canPublishPremium ? (
        <PremiumTrial company={company} offer={offer} here={here} onActivated={reload} />
      ) : (
        <NewJob kind={kind} company={company} />
      )}
    </QueryProvider>
  )
}
