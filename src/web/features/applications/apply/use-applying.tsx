import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import { applyHref } from '#domain/jobs/job.address.ts'
import { useIsOwnJob } from '#web/features/companies/panel/own-company.resource.ts'
import { type Session, useSession } from '#web/features/accounts/session/session.resource.ts'
import { type ApplicantKind, ApplyDialog, loadApplyForms } from './apply-dialog.tsx'
import { useOwnApplication } from '#web/features/applications/sent/own-application.resource.ts'

/** A person's relation to a job, and what the button does. */
export type Applying = {
  /** A company is viewing its own ad, so it cannot apply. */
  isOwn: boolean
  jobId: number
  /** The label of the status of an application already sent; null when there is none. */
  sentStatus: string | null
  open: () => void
  /** The page to apply without scripts. */
  formHref: string
  /** Called when a press is likely: loads what the dialog needs. */
  prepare: () => void
  dialog: ReactNode
}

/** An address with this anchor or with `?postular=1` opens the dialog. */
const APPLY_ANCHOR = 'postular'

/** Applying to a job as a visitor or as a professional, or why a company cannot. */
export function useApplying(job: PublicJob, cvLimits: FileLimits): Applying {
  const session = useSession()
  const { search, hash } = useLocation()
  const isRequested = new URLSearchParams(search).has('postular') || hash === `#${APPLY_ANCHOR}`
  const [isOpen, setOpen] = useState(false)
  const isProfessional = session.status === 'user' && session.user.userType === 'professional'
  const application = useOwnApplication(job.id, isProfessional)
  const isOwn = useIsOwnJob(job)
  const isKnown = session.status !== 'loading' && !(isProfessional && application === undefined)

  useEffect(() => {
    if (isRequested && isKnown && !application && !isOwn) setOpen(true)
    // Only the first load opens it: closing must not open it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRequested, isKnown])

  return {
    isOwn,
    jobId: job.id,
    sentStatus: application ? applicationStatusLabels[application.status] : null,
    open: () => setOpen(true),
    formHref: applyHref(job.id),
    prepare: () => void loadApplyForms(),
    dialog: (
      <ApplyDialog
        job={job}
        cvLimits={cvLimits}
        kind={kindOf(session)}
        open={isOpen && !isOwn}
        onClose={() => setOpen(false)}
      />
    ),
  }
}

/** Null while unknown: a professional on a slow connection must not see a visitor's form. */
function kindOf(session: Session): ApplicantKind | null {
  if (session.status === 'loading') return null
  return session.status === 'user' ? session.user.userType : 'visitor'
}
