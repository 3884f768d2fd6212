import { lazy, Suspense, useState } from 'react'
import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useApplyFiles } from './apply-files.ts'
import { Skeleton } from '#web/ui/state/skeleton.tsx'

// Loaded on demand: a reader of the ad does not need them.
const loadQuickApply = () => import('./quick-apply-form.tsx')
const loadOneClickApply = () => import('./one-click-apply.tsx')
export const loadApplyForms = () => Promise.all([loadQuickApply(), loadOneClickApply()])

const QuickApplyForm = lazy(async () => ({ default: (await loadQuickApply()).QuickApplyForm }))
const OneClickApply = lazy(async () => ({ default: (await loadOneClickApply()).OneClickApply }))

export type ApplicantKind = 'visitor' | 'professional' | 'company'

type ApplyDialogProps = {
  job: PublicJob
  cvLimits: FileLimits
  /** Null until the session is known. */
  kind: ApplicantKind | null
  open: boolean
  onClose: () => void
}

/** The dialog to apply: a short form for a visitor, one click for a professional, an explanation for a company. */
export function ApplyDialog({ job, cvLimits, kind, open, onClose }: ApplyDialogProps) {
  const [isSending, setSending] = useState(false)
  // Kept here, so that closing the dialog does not lose the files.
  const chosen = useApplyFiles()
  // Applying can sign a visitor in. The dialog keeps the kind with which it opened.
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
          <OneClickApply
            jobId={job.id}
            company={job.company.id === null ? null : job.company.name}
            questions={job.questions}
            chosen={chosen}
            onClose={onClose}
            onSending={setSending}
          />
        )}
        {opened.kind === 'visitor' && (
          <QuickApplyForm
            jobId={job.id}
            company={job.company.id === null ? null : job.company.name}
            questions={job.questions}
            cvLimits={cvLimits}
            chosen={chosen}
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
