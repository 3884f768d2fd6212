import { useState } from 'react'
import type { JobHold } from '#contracts/jobs/company-job-fields.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { HoldReasons } from './hold-reasons.tsx'

/** For the company: why its ad is held, how to correct it, and how to contact a person. */
export function HoldCard({ jobId, hold }: { jobId: number; hold: JobHold }) {
  return (
    <Note tone="warn">
      <div className="grid gap-3 text-sm">
        <div>
          <h2 className="text-h4">Tu aviso está en espera</h2>
          <p>Nadie más lo ve todavía. Apenas lo corrijas, se publica solo.</p>
        </div>
        <HoldReasons hold={hold} mend />
        {hold.decision === 'kept' && hold.appealedAt === null && (
          <p>
            <span className="font-strong">Lo revisamos y sigue en espera:</span> {hold.decisionNote}
          </p>
        )}
        {hold.appealedAt === null ? (
          <AppealHold jobId={jobId} />
        ) : (
          <p role="status">Pediste que lo revisemos. Te avisaremos por correo apenas alguien responda.</p>
        )}
      </div>
    </Note>
  )
}

/** The objective reason that the law asks for, sent to a person of Qhatu. */
function AppealHold({ jobId }: { jobId: number }) {
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const { refresh } = useRefresh()
  const { run, isPending, error } = useAction(
    () => api.call(jobsContract.appealHold, { params: { id: jobId }, body: { note } }),
    { onSuccess: refresh },
  )
  const problem = error instanceof ApiError ? (error.body.fields?.note ?? error.body.message) : undefined
  if (!isOpen)
    return (
      <div>
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          Pedir que lo revisemos
        </Button>
      </div>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full">
        <Field
          label="¿Por qué el trabajo lo exige?"
          hint="La ley admite una razón objetiva: por ejemplo, atender el vestuario de mujeres."
          error={error ? (problem ?? 'No se pudo enviar. Inténtalo de nuevo.') : undefined}
          required
        >
          <Textarea rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
      <Button size="sm" busy={isPending} onClick={() => void run()}>
        Enviar a revisión
      </Button>
    </div>
  )
}
