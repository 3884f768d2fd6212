import { type SyntheticEvent, useState } from 'react'
import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import {
  instantOf,
  nextMorning,
  openingTimeOf,
  OpeningTimeFields,
} from '#web/features/jobs/posting/opening-time.tsx'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useNow } from '#web/lib/use-now.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

type ScheduleDialogProps = { job: CompanyJob; onClose: () => void; onSaved: () => void }

/** When a closed ad opens by itself. */
export function ScheduleDialog({ job, onClose, onSaved }: ScheduleDialogProps) {
  const now = useNow()
  const [value, setValue] = useState(() =>
    job.opensAt === null ? nextMorning(now) : openingTimeOf(job.opensAt),
  )
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const opensAt = instantOf(value)
    setProblem(undefined)
    setError(opensAt === null ? 'Elige el día y la hora en que se publica' : undefined)
    if (opensAt === null) return
    setSaving(true)
    try {
      await api.call(jobsContract.setSchedule, { params: { id: job.id }, body: { opensAt } })
      showToast({
        title: 'Empleo programado',
        description: `${job.title} se publica solo el ${formatDateTime(new Date(opensAt))}.`,
      })
      onSaved()
    } catch (refused) {
      const body = refused instanceof ApiError ? refused.body : null
      setError(body?.fields?.['opensAt'])
      if (!body?.fields?.['opensAt']) setProblem(body?.message ?? 'Revisa tu conexión e inténtalo otra vez.')
      setSaving(false)
    }
  }

  return (
    <FormDialog
      title="Programar publicación"
      description={`“${job.title}” se publica solo ese día y te avisamos. Hasta entonces nadie más lo ve.`}
      submit="Programar"
      isSubmitting={isSaving}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      problem={problem}
    >
      <OpeningTimeFields value={value} error={error} onChange={setValue} />
    </FormDialog>
  )
}
