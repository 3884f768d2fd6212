import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { OwnJob } from '#contracts/jobs/jobs.contract.ts'
import { editJobHref } from '#domain/jobs/jobs.address.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { UpgradeWay } from '#web/features/plans/upgrade-way.tsx'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { emptyJobForm, type JobKind } from './job-form-values.ts'
import { RestoredDraft } from './restored-draft.tsx'
import { JobForm } from './job-form.tsx'
import { publishJob } from './publish-job.ts'
import { publishWords } from './publish.words.ts'
import { type JobBody, useJobForm } from './use-job-form.ts'
import { adoptVisitorDraft } from './visitor-draft.ts'

/** A new job. The values are stored in this browser until it is published; both kinds share their common fields. */
export function NewJob({ kind, company }: { kind: JobKind; company: OwnCompany }) {
  const empty = emptyJobForm[kind]
  const texts = publishWords[kind]
  const form = useJobForm(kind, empty)
  const draftKey = `qhatu.job-draft.${company.id}`
  // Must run before the draft is read.
  useEffect(() => adoptVisitorDraft(draftKey), [draftKey])
  const draft = useFormDraft(draftKey, form, empty)
  const navigate = useNavigate()
  const keyOf = useSendKey()

  // The documented success reloads the page after a second; navigating to the list loads fresh data instead.
  const send = async (body: JobBody): Promise<string | null> => {
    let job: OwnJob
    try {
      job = await publishJob(kind, body, keyOf({ kind, body }))
    } catch (error) {
      const problem = applyServerErrors(error, form.setError, texts.failed)
      if (problem === null) return null
      showToast({
        title: 'Error',
        description: kind === 'standard' ? problem : texts.failed,
        tone: 'destructive',
      })
      return error instanceof ApiError && error.status < 500 ? problem : texts.failed
    }
    draft.discard()
    if (job.hold) {
      showToast({ title: 'Tu aviso está en espera', description: 'Te decimos qué falta para publicarlo.' })
      await navigate(editJobHref(job.id))
      return null
    }
    showToast({ title: 'Empleo publicado', description: 'Ya aparece en las listas.' })
    await navigate('/company-dashboard/empleos')
    return null
  }

  return (
    <div className="grid gap-4">
      <RestoredDraft draft={draft} />
      <JobForm
        kind={kind}
        form={form}
        company={company}
        onSend={send}
        submitLabel={texts.submit}
        busyLabel={texts.busy}
        help={
          <p className="mt-1">
            Lo que escribiste sigue aquí.{' '}
            <LinkButton to="/company-dashboard/empleos" variant="quiet" size="sm">
              Ver tus empleos
            </LinkButton>
            <UpgradeWay own={{ kind: 'company', company }} back="/company-dashboard/publicar" />
          </p>
        }
      />
    </div>
  )
}
