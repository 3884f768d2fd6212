import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobDraft } from '#contracts/jobs/job-drafts.contract.ts'
import type { OwnJob } from '#contracts/jobs/jobs.contract.ts'
import { editJobHref, ownJobsHref } from '#domain/jobs/job.address.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { applyServerErrors } from '#web/lib/form-errors.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { UpgradeWay } from '#web/features/plans/upgrade-way.tsx'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { DraftLine } from '#web/features/jobs/posting/drafts/draft-line.tsx'
import { useJobDraft } from '#web/features/jobs/posting/drafts/use-job-draft.ts'
import { emptyJobForm, type JobKind } from './job-form-values.ts'
import { JobForm } from './job-form.tsx'
import { instantOf, type OpeningTime } from './opening-time.tsx'
import { publishJob } from './publish-job.ts'
import { PublishWhen } from './publish-when.tsx'
import { publishWords } from './publish.words.ts'
import { type JobBody, useJobForm } from './use-job-form.ts'
import { RestoredDraft } from './restored-draft.tsx'
import { takeVisitorDraft } from './visitor-draft.ts'

type NewJobProps = {
  kind: JobKind
  company: OwnCompany
  /** The draft to go on with; null: a new ad, which becomes a draft with the first change. */
  draft?: JobDraft | null
  /** Hears of the draft that was made. */
  onDrafted?: (id: number) => void
}

const nothing = () => {}

/** A new job. What is typed is a draft of the company until it is published; both kinds share their common fields. */
export function NewJob({ kind, company, draft: loaded = null, onDrafted = nothing }: NewJobProps) {
  const texts = publishWords[kind]
  const form = useJobForm(kind, loaded?.values ?? emptyJobForm[kind])
  const { state, saver } = useJobDraft({ loaded, kind, form, onCreated: onDrafted })
  const [opening, setOpening] = useState<OpeningTime | null>(null)
  const [openingError, setOpeningError] = useState<string>()
  const navigate = useNavigate()
  const keyOf = useSendKey()
  const [isAdopted, setAdopted] = useState(false)
  const isTemplate = (loaded?.templateName ?? null) !== null

  const { reset, getValues, setValue } = form
  useEffect(() => {
    const typed = loaded ? null : takeVisitorDraft()
    if (!typed) return
    reset({ ...emptyJobForm.standard, ...typed }, { keepDefaultValues: true })
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after the first render, or it would not match the server's
    setAdopted(true)
  }, [loaded, reset])
  // The list of a premium ad has no empty choice.
  useEffect(() => {
    if (kind === 'premium' && getValues('experience') === '')
      setValue('experience', emptyJobForm.premium.experience)
  }, [kind, getValues, setValue])

  // The documented success reloads the page after a second; navigating to the list loads fresh data instead.
  const send = async (body: JobBody): Promise<string | null> => {
    const opensAt = opening && instantOf(opening)
    setOpeningError(undefined)
    if (opening && !opensAt) {
      setOpeningError('Elige el día y la hora en que se publica')
      return null
    }
    await saver.flush()
    const draftId = saver.id()
    const whole = { ...body, ...(opensAt ? { opensAt } : {}), ...(draftId ? { draftId } : {}) }
    let job: OwnJob
    try {
      job = await publishJob(kind, whole, keyOf({ kind, whole }))
    } catch (error) {
      if (error instanceof ApiError && error.body.fields?.['opensAt']) {
        setOpeningError(error.body.fields['opensAt'])
        return null
      }
      const problem = applyServerErrors(error, form.setError, texts.failed)
      if (problem === null) return null
      showToast({
        title: 'Error',
        description: kind === 'standard' ? problem : texts.failed,
        tone: 'destructive',
      })
      return error instanceof ApiError && error.status < 500 ? problem : texts.failed
    }
    saver.end()
    showToast(sayPublished(job))
    await navigate(job.hold ? editJobHref(job.id) : ownJobsHref)
    return null
  }

  return (
    <div className="grid gap-4">
      <DraftLine state={state} isTemplate={isTemplate} onChoose={(side) => void saver.choose(side)} />
      <RestoredDraft
        draft={{
          isRestored: isAdopted,
          discard: () => {
            setAdopted(false)
            void saver.discard(emptyJobForm[kind])
          },
        }}
      />
      <JobForm
        kind={kind}
        form={form}
        company={company}
        onSend={send}
        submitLabel={opening ? 'Programar publicación' : texts.submit}
        busyLabel={opening ? 'Programando...' : texts.busy}
        choices={<PublishWhen value={opening} error={openingError} onChange={setOpening} />}
        help={
          <p className="mt-1">
            Lo que escribiste sigue aquí.{' '}
            <LinkButton to={ownJobsHref} variant="quiet" size="sm">
              Ver tus empleos
            </LinkButton>
            <UpgradeWay own={{ kind: 'company', company }} back="/company-dashboard/publicar" />
          </p>
        }
      />
    </div>
  )
}

function sayPublished({ hold, opensAt, title }: OwnJob): { title: string; description: string } {
  if (hold) return { title: 'Tu aviso está en espera', description: 'Te decimos qué falta para publicarlo.' }
  if (opensAt)
    return {
      title: 'Empleo programado',
      description: `${title} se publica solo el ${formatDateTime(new Date(opensAt))}.`,
    }
  return { title: 'Empleo publicado', description: 'Ya aparece en las listas.' }
}
