import { type SyntheticEvent, useState } from 'react'
import type { ReplyOf } from '#contracts/endpoint.ts'
import {
  bufferMinutes,
  interviewMinutes,
  longestNote,
  longestPlace,
  longestTitle,
} from '#contracts/interviews/interview-figures.ts'
import { interviewsContract } from '#contracts/interviews/interviews.contract.ts'
import {
  interviewKindLabels,
  interviewKinds,
  placeLabels,
} from '#contracts/interviews/interviews-vocabulary.ts'
import { durationInWords } from '#domain/bookings/booking-times.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { checkDraft, firstDraft, type ProposeDraft } from './propose-draft.ts'
import { SlotsField } from './slots-field.tsx'

type ProposeDialogProps = {
  applicationId: number
  firstName: string
  found: ReplyOf<typeof interviewsContract.ofCandidate>
  onProposed: (made: ReplyOf<typeof interviewsContract.propose>) => void
  onClose: () => void
}

/** Proposes an interview: what about, how, with whom, and the times to choose from. */
export function ProposeDialog({ applicationId, firstName, found, onProposed, onClose }: ProposeDialogProps) {
  const [draft, setDraft] = useState(() => firstDraft(found, new Date()))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const change = (values: Partial<ProposeDraft>) => setDraft({ ...draft, ...values })

  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { body, errors: faults } = checkDraft(draft)
    setErrors(faults ?? {})
    setProblem(undefined)
    if (!body) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    setSending(true)
    try {
      onProposed(await api.call(interviewsContract.propose, { params: { id: applicationId }, body }))
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
      title={`Proponer entrevista a ${firstName}`}
      description="Elige su hora con un enlace, sin entrar a su cuenta. Las horas son de Lima."
      submit="Proponer"
      busyLabel="Proponiendo..."
      isSubmitting={isSending}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
      problem={problem}
      wide
    >
      <Field label="De qué trata" error={errors['title']} required>
        <TextInput
          value={draft.title}
          maxLength={longestTitle}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Cómo" error={errors['kind']}>
          <Select
            value={draft.kind}
            onChange={({ target }) =>
              change({ kind: interviewKinds.find((kind) => kind === target.value) ?? draft.kind, place: '' })
            }
            options={interviewKinds.map((kind) => ({ value: kind, label: interviewKindLabels[kind] }))}
          />
        </Field>
        <Field
          label={placeLabels[draft.kind]}
          optional={draft.kind === 'phone'}
          hint={draft.kind === 'phone' ? 'Si lo dejas vacío, llamas a su número.' : undefined}
          error={errors['place']}
          required={draft.kind !== 'phone'}
        >
          <TextInput
            value={draft.place}
            maxLength={longestPlace}
            inputMode={draft.kind === 'video' ? 'url' : draft.kind === 'phone' ? 'tel' : 'text'}
            onChange={({ target }) => change({ place: target.value })}
          />
        </Field>
        <MinutesField
          label="Cuánto dura"
          options={interviewMinutes}
          value={draft.minutes}
          error={errors['minutes']}
          onChange={(minutes) => change({ minutes })}
        />
        <MinutesField
          label="Libre después"
          options={bufferMinutes}
          value={draft.bufferMinutes}
          error={errors['bufferMinutes']}
          onChange={(minutes) => change({ bufferMinutes: minutes })}
        />
      </div>
      <Interviewers
        people={found.colleagues}
        chosen={draft.interviewerIds}
        error={errors['interviewerIds']}
        onChange={(interviewerIds) => change({ interviewerIds })}
      />
      <SlotsField slots={draft.slots} errors={errors} onChange={(slots) => change({ slots })} />
      <Field label={`Nota para ${firstName}`} optional error={errors['note']}>
        <Textarea
          rows={3}
          value={draft.note}
          maxLength={longestNote}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
    </FormDialog>
  )
}

type MinutesFieldProps = {
  label: string
  options: readonly number[]
  value: number
  error: string | undefined
  onChange: (minutes: number) => void
}

const MinutesField = ({ label, options, value, error, onChange }: MinutesFieldProps) => (
  <Field label={label} error={error}>
    <Select
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      options={options.map((minutes) => ({
        value: String(minutes),
        label: minutes === 0 ? 'Nada' : durationInWords(minutes),
      }))}
    />
  </Field>
)

type InterviewersProps = {
  people: readonly { userId: number; name: string; isMe: boolean }[]
  chosen: readonly number[]
  error: string | undefined
  onChange: (ids: number[]) => void
}

const Interviewers = ({ people, chosen, error, onChange }: InterviewersProps) => (
  <fieldset className="grid gap-1">
    <legend className="mb-1 text-sm font-strong">Quién entrevista</legend>
    <div className="grid max-h-48 overflow-auto sm:grid-cols-2">
      {people.map(({ userId, name, isMe }) => (
        <Checkbox
          key={userId}
          label={<span className="wrap-anywhere">{isMe ? `${name} (tú)` : name}</span>}
          checked={chosen.includes(userId)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, userId] : chosen.filter((one) => one !== userId))
          }
        />
      ))}
    </div>
    <FieldMessage id="interviewers-message" error={error} />
  </fieldset>
)
