import { type SyntheticEvent, useState } from 'react'
import { longestReason } from '#contracts/interviews/interview-figures.ts'
import type { Interview } from '#contracts/interviews/interviews.contract.ts'
import { timeToUndo } from '#web/features/acts/undo.words.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

type CancelDialogProps = {
  interview: Interview
  onCancel: (interview: Interview, reason: string) => Promise<void>
  onClose: () => void
}

/** Asks the company for the reason, which the candidate reads. */
export function CancelDialog({ interview, onCancel, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (reason.trim() === '') {
      setError('Escribe el motivo')
      return
    }
    setSending(true)
    try {
      await onCancel(interview, reason)
      onClose()
    } catch (failure) {
      const body = isApiError(failure) ? failure.body : {}
      setError(body.fields?.['reason'] ?? body.message ?? 'No se canceló. Revisa tu conexión.')
      setSending(false)
    }
  }
  return (
    <FormDialog
      title={`Cancelar la entrevista con ${interview.candidateName}`}
      description={`Le llega por correo, con el motivo, y sale de los calendarios. Tienes ${timeToUndo}.`}
      submit="Cancelar entrevista"
      busyLabel="Cancelando..."
      tone="danger"
      isSubmitting={isSending}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
    >
      <Field label="Motivo" error={error} required>
        <Textarea
          rows={3}
          value={reason}
          maxLength={longestReason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
