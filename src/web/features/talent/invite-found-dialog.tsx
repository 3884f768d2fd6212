import { useState } from 'react'
import { invitationDays } from '#contracts/invitations/invitation-figures.ts'
import type { TalentPerson } from '#contracts/talent/talent.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

type InviteFoundDialogProps = {
  person: TalentPerson
  jobs: readonly { id: number; title: string }[]
  isSubmitting: boolean
  onInvite: (jobId: number, message: string) => Promise<string | null>
  onClose: () => void
}

/** Invites a person while no job is chosen beside the search: to which one, and with which words. */
export function InviteFoundDialog({ person, jobs, isSubmitting, onInvite, onClose }: InviteFoundDialogProps) {
  const [jobId, setJobId] = useState(String(jobs[0]?.id ?? ''))
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async () => {
    const refusal = await onInvite(Number(jobId), message)
    setProblem(refusal)
    if (refusal === null) onClose()
  }
  return (
    <FormDialog
      title={`Invita a ${person.name}`}
      description={`Ve el aviso completo y tu mensaje. Puede postular o ignorarla; vence a los ${invitationDays} días.`}
      submit="Enviar invitación"
      busyLabel="Enviando..."
      isSubmitting={isSubmitting}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void send()
      }}
    >
      <Field label="Empleo" required>
        <Select
          options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={jobId}
          onChange={({ target }) => setJobId(target.value)}
        />
      </Field>
      <Field label="Mensaje" optional hint="Por qué pensaste en esta persona. Lo lee en la invitación.">
        <Textarea
          value={message}
          rows={3}
          counterMax={mostLetters.invitation}
          onChange={({ target }) => setMessage(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
