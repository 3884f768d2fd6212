import { lazy, Suspense, useState } from 'react'
import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'

// Reading an ad does not pay for them.
const loadQuickApply = () => import('./quick-apply-form.tsx')
const loadOneClickApply = () => import('./one-click-apply.tsx')
export const loadApplyForms = () => Promise.all([loadQuickApply(), loadOneClickApply()])

const QuickApplyForm = lazy(async () => ({ default: (await loadQuickApply()).QuickApplyForm }))
const OneClickApply = lazy(async () => ({ default: (await loadOneClickApply()).OneClickApply }))

export type ApplicantKind = 'visitor' | 'professional' | 'company'

type ApplyDialogProps = {
  job: PublicJob
  cvLimits: FileLimits
  /** Null while the session is not known yet. */
  kind: ApplicantKind | null
  open: boolean
  onClose: () => void
}

/** The dialog that applies: a short form for a visitor, one click for a professional, a reason for a company. */
export function ApplyDialog({ job, cvLimits, kind, open, onClose }: ApplyDialogProps) {
  const [isSending, setSending] = useState(false)
  // Kept here, so that a closed dialog does not lose the chosen file.
  const [cv, setCv] = useState<File | null>(null)
  // Who signs in by applying turns into a professional on the way; the dialog stays what it was when it was first known.
  const [opened, setOpened] = useState<{ open: boolean; kind: typeof kind }>({ open, kind })
  const isNowKnown = opened.kind === null && kind !== null
  if (opened.open !== open || isNowKnown) setOpened({ open, kind })

  if (opened.kind === 'company') {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title="Postular con otra cuenta"
        description="Para postular debes estar registrado como profesional e iniciar sesión."
        footer={<Button onClick={onClose}>Entendido</Button>}
      />
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      locked={isSending}
      variant="sheet"
      title="Postular"
      description={`${job.title} · ${job.company.name}`}
    >
      <Suspense fallback={<FormSkeleton />}>
        {opened.kind === null && <FormSkeleton />}
        {opened.kind === 'professional' && (
          <OneClickApply jobId={job.id} onClose={onClose} onSending={setSending} />
        )}
        {opened.kind === 'visitor' && (
          <QuickApplyForm
            jobId={job.id}
            cvLimits={cvLimits}
            cv={cv}
            onCv={setCv}
            onClose={onClose}
            onSending={setSending}
            inDialog
          />
        )}
      </Suspense>
    </Dialog>
  )
}

function FormSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Cargando el formulario</span>
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
      <Skeleton className="h-control" />
      <Skeleton className="h-28" />
    </div>
  )
}
