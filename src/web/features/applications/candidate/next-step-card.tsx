import { type SyntheticEvent, useState } from 'react'
import { setStatusBody } from '#contracts/applications/application-forms.ts'
import type { CandidatePage } from '#contracts/applications/candidate.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { fillAnswer } from '#domain/applications/close-out.ts'
import { finalMessages, isFinalStatus } from '#domain/applications/final-message.words.ts'
import type { Target } from '#web/features/applications/candidates/use-moves.ts'
import {
  useCandidateMessages,
  useRecipients,
} from '#web/features/applications/messages/candidate-messages.resource.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { nextStage } from './next-step.ts'
import { nextStepTitles } from './next-step.words.ts'

type NextStepCardProps = {
  page: Pick<CandidatePage, 'job' | 'stages'>
  candidate: CandidatePage['candidate']
  stage: Target
  onMove: (to: Target, message?: string) => void
  onReject: () => void
}

/** The next step with a candidate: to which stage, what the person reads with it, and both with one press. */
export function NextStepCard({
  page: { job, stages },
  candidate,
  stage,
  onMove,
  onReject,
}: NextStepCardProps) {
  const { firstName } = candidate.professional
  const others = stages.filter(({ id }) => id !== stage.id)
  const [chosen, setChosen] = useState<number>()
  const target = others.find(({ id }) => id === chosen) ?? nextStage(stages, stage.id)
  const next = target ?? null
  return (
    <section
      aria-labelledby="siguiente-paso"
      className="min-w-0 rounded-md border border-line bg-surface p-5 lg:p-6"
    >
      <p className="text-xs font-strong text-accent-ink">Siguiente paso</p>
      <h2 id="siguiente-paso" className="mb-4 text-h4">
        {nextStepTitles[stage.status](firstName)}
      </h2>
      <div className="grid gap-4">
        <Field label="Pasa a">
          <Select
            emptyLabel={next ? undefined : 'Elige una etapa'}
            value={next ? String(next.id) : ''}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={({ target: { value } }) => setChosen(Number(value))}
          />
        </Field>
        {next && (
          <Step
            key={next.id}
            job={job}
            candidate={candidate}
            from={stage}
            to={next}
            onMove={(message) => {
              setChosen(undefined)
              onMove(next, message)
            }}
          />
        )}
        {next?.status === 'interviewed' && (
          <a href="#entrevistas" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Proponer horarios de entrevista
          </a>
        )}
        {stage.status !== 'rejected' && (
          <Button variant="quiet" size="sm" onClick={onReject}>
            Rechazar con respuesta
          </Button>
        )}
      </div>
    </section>
  )
}

type StepProps = Pick<NextStepCardProps, 'candidate'> & {
  job: CandidatePage['job']
  from: Target
  to: Target
  onMove: (message?: string) => void
}

function Step({ job, candidate, from, to, onMove }: StepProps) {
  const { firstName } = candidate.professional
  const [message, setMessage] = useState(
    isFinalStatus(to.status)
      ? finalMessages[to.status]({ jobTitle: job.title, companyName: job.companyName })
      : '',
  )
  const [error, setError] = useState<string>()
  const isNotified = to.status !== from.status
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = message.trim()
    const problem =
      isFinalStatus(to.status) && text === ''
        ? 'Escribe el mensaje'
        : setStatusBody.safeParse({ status: to.status, message: text }).error?.issues[0]?.message
    setError(problem)
    if (problem) event.currentTarget.querySelector('textarea')?.focus()
    else onMove(isNotified && text !== '' ? text : undefined)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {isNotified && (
        <>
          <Texts jobId={job.id} applicationId={candidate.id} onChoose={setMessage} />
          <Field
            label={`Mensaje para ${firstName}`}
            hint={
              isFinalStatus(to.status) ? undefined : 'Si lo dejas vacío, recibe solo el aviso de su estado.'
            }
            error={error}
          >
            <Textarea
              value={message}
              rows={5}
              counterMax={mostLetters.statusMessage}
              onChange={({ target }) => setMessage(target.value)}
            />
          </Field>
        </>
      )}
      <Button type="submit" variant={to.status === 'rejected' ? 'danger' : 'primary'}>
        {isNotified && message.trim() !== '' ? 'Enviar y pasar' : 'Pasar'} a {to.name}
      </Button>
      <p className="text-xs text-ink-2">
        {isNotified
          ? 'Le llega por la campana y por correo, después de unos segundos para deshacerlo.'
          : 'Su estado no cambia: no recibe un aviso.'}
      </p>
    </form>
  )
}

type TextsProps = { jobId: number; applicationId: number; onChoose: (text: string) => void }

/** The company's own texts, filled in for this person. */
function Texts({ jobId, applicationId, onChoose }: TextsProps) {
  const { templates } = useCandidateMessages(jobId)
  const values = useRecipients(jobId, [applicationId]).data?.people[0]?.values
  const [chosen, setChosen] = useState('')
  if (templates.length === 0 || !values) return null
  return (
    <Field label="Plantilla">
      <Select
        emptyLabel="Ninguna"
        value={chosen}
        options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target: { value } }) => {
          setChosen(value)
          const template = templates.find(({ id }) => String(id) === value)
          if (template) onChoose(fillAnswer(template.text, values))
        }}
      />
    </Field>
  )
}
