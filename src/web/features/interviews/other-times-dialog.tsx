import { type SyntheticEvent, useState } from 'react'
import { longestReason } from '#contracts/interviews/interview-figures.ts'
import type { Interview, OtherTimes } from '#contracts/interviews/interviews.contract.ts'
import { limaSpan } from '#domain/bookings/booking-times.ts'
import { timeToUndo } from '#web/features/acts/undo.words.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { checkOtherTimes, firstOtherSlots, type SlotDraft } from './propose-draft.ts'
import { SlotsField } from './slots-field.tsx'

type OtherTimesDialogProps = {
  interview: Interview
  /** Throws when it is refused. */
  onOffer: (interview: Interview, body: OtherTimes) => Promise<void>
  onClose: () => void
}

/** Offers other times for an interview: to move a chosen one, or instead of times that do not suit. */
export function OtherTimesDialog({ interview, onOffer, onClose }: OtherTimesDialogProps) {
  const { candidateName, startsAt, endsAt, declined, title } = interview
  const [slots, setSlots] = useState<SlotDraft[]>(() => firstOtherSlots(interview, new Date()))
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { body, errors: faults } = checkOtherTimes({ slots, note })
    setErrors(faults ?? {})
    setProblem(undefined)
    if (!body) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    setSending(true)
    try {
      await onOffer(interview, body)
      onClose()
    } catch (error) {
      const reply = isApiError(error) ? error.body : {}
      setErrors(reply.fields ?? {})
      setProblem(reply.fields ? undefined : (reply.message ?? 'No se envió. Revisa tu conexión.'))
      setSending(false)
    }
  }
  return (
    <FormDialog
      title={startsAt ? `Mover la entrevista con ${candidateName}` : `Otros horarios para ${candidateName}`}
      description={`${title}. Elige con el enlace de su correo. Las horas son de Lima. Tienes ${timeToUndo}.`}
      submit={startsAt ? 'Pedir el cambio' : 'Proponer horarios'}
      busyLabel="Enviando..."
      isSubmitting={isSending}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
      problem={problem}
      wide
    >
      {startsAt && endsAt && (
        <Note>
          Queda el {limaSpan(new Date(startsAt), new Date(endsAt))} mientras {candidateName} no elija otra
          hora.
        </Note>
      )}
      {declined && (
        <blockquote className="border-l-2 border-line-strong pl-3 text-sm wrap-anywhere whitespace-pre-line">
          {declined.text}
        </blockquote>
      )}
      <SlotsField slots={slots} errors={errors} onChange={setSlots} />
      <Field label={`Mensaje para ${candidateName}`} optional error={errors['note']}>
        <Textarea
          rows={3}
          value={note}
          maxLength={longestReason}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
