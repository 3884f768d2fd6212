import { type SyntheticEvent, useState } from 'react'
import { setStatusBody } from '#contracts/applications/application-forms.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { finalMessages, type FinalStatus } from '#domain/applications/final-message.words.ts'
import { Field } from '#web/ui/form/field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { timeToUndo } from '#web/features/acts/undo.words.ts'

/** Of one person, to a stage or, where the stages are not known, a status by its name. */
export interface FinalStep<
  To extends { name: string; status: FinalStatus } = { name: string; status: FinalStatus },
  Person extends { name: string | null } = { name: string | null },
> {
  person: Person
  to: To
}

type FinalStepDialogProps<Step> = {
  step: Step
  job: { title: string; companyName: string }
  /** With the final text of the message. */
  onConfirm: (step: Step, message: string) => void
  onClose: () => void
}

/**
 * Before a candidate is accepted, rejected or hired: the message they will get, to be edited. Nothing is sent before the
 * confirmation.
 */
export function FinalStepDialog<Step extends FinalStep>({
  step,
  job,
  onConfirm,
  onClose,
}: FinalStepDialogProps<Step>) {
  const { person, to } = step
  const [message, setMessage] = useState(
    finalMessages[to.status]({ jobTitle: job.title, companyName: job.companyName }),
  )
  const [error, setError] = useState<string>()
  return (
    <FormDialog
      title={`${person.name ?? 'El candidato'} pasa a ${to.name}`}
      description={`Esto le llega por la campana y por correo. Después tienes ${timeToUndo}.`}
      submit={`Mover a ${to.name}`}
      tone={to.status === 'rejected' ? 'danger' : 'primary'}
      isSubmitting={false}
      onClose={onClose}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        const body = setStatusBody.safeParse({ status: to.status, message })
        const problem = message.trim() === '' ? 'Escribe el mensaje' : body.error?.issues[0]?.message
        setError(problem)
        if (problem) event.currentTarget.querySelector('textarea')?.focus()
        else onConfirm(step, message.trim())
      }}
    >
      <Field label="Mensaje" error={error} required>
        <Textarea
          value={message}
          rows={6}
          counterMax={mostLetters.statusMessage}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
