import { useState } from 'react'
import { jobsContract, type OwnJob } from '#contracts/jobs/jobs.contract.ts'
import { proofCodes, trustCodes, unknownCompany } from '#contracts/jobs/holds-vocabulary.ts'
import type { JobHold } from '#contracts/jobs/company-job-fields.ts'
import { questionTexts } from '#domain/jobs/wording/joined-questions.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { HoldReasons, mendingOf } from './hold-reasons.tsx'

/** For the company: why its ad is held, how to correct it, and how to contact a person. */
export function HoldCard({ job, hold }: { job: OwnJob; hold: JobHold }) {
  return (
    <Note tone="warn">
      <div className="grid gap-3 text-sm">
        <div>
          <h2 className="text-h4">Tu aviso está en espera</h2>
          <p>Nadie más lo ve todavía. Apenas lo corrijas, se publica solo.</p>
        </div>
        <HoldReasons
          reasons={hold.reasons}
          texts={{ ...job, questionTexts: questionTexts(job.questions) }}
          adviceFor={mendingOf}
        />
        {hold.decision === 'kept' && hold.appealedAt === null && (
          <p>
            <span className="font-strong">Lo revisamos y sigue en espera:</span> {hold.decisionNote}
          </p>
        )}
        {hold.appealedAt === null ? (
          <AppealHold jobId={job.id} question={questionOf(hold)} />
        ) : (
          <p role="status">Pediste que lo revisemos. Te avisaremos por correo apenas alguien responda.</p>
        )}
      </div>
    </Note>
  )
}

interface Question {
  label: string
  hint: string
}

/** What the company is asked: the law's objective reason for words that discriminate, else whatever explains the ad. */
function questionOf({ reasons }: JobHold): Question {
  const others = new Set<string>([...proofCodes, unknownCompany, ...trustCodes, 'payment_asked'])
  return reasons.some(({ code }) => !others.has(code))
    ? {
        label: '¿Por qué el trabajo lo exige?',
        hint: 'La ley admite una razón objetiva: por ejemplo, atender el vestuario de mujeres.',
      }
    : {
        label: '¿Qué debemos saber de este aviso?',
        hint: 'Por ejemplo: por qué pagas eso, para qué empresa contratas o de dónde es el texto.',
      }
}

/** What the company has to say, sent to a person of Qhatu. */
function AppealHold({ jobId, question }: { jobId: number; question: Question }) {
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
          label={question.label}
          hint={question.hint}
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
