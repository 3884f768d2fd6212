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
  /** Reloads the company's data, after a failure or a change of plan. */
  reload: () => Promise<void>
  /** The address of this form, to return to after signing in. */
  here: string
}

/** The job form for the current viewer. Loaded on demand: it needs the schemas. */
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
