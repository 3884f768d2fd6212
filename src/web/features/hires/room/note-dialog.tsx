import { useState } from 'react'
import { orderLetters } from '#contracts/hires/order-figures.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { FilesToSend } from './files-to-send.tsx'
import { useFileSending } from './use-file-sending.ts'
import { type OrderStep, refusalOf, type useOrderStep } from './order.resource.ts'

type NoteDialogProps = {
  title: string
  description: string
  label: string
  hint: string
  /** The error of an empty note. */
  blank: string
  submit: string
  step: ReturnType<typeof useOrderStep>
  /** With it files can be added. */
  hireId?: number
  toStep: (note: string, files: readonly string[]) => OrderStep
  onClose: () => void
}

/** A step that says something: a delivery, changes. */
export function NoteDialog({
  title,
  description,
  label,
  hint,
  blank,
  submit,
  step,
  hireId,
  toStep,
  onClose,
}: NoteDialogProps) {
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const sending = useFileSending(hireId ?? 0)
  const text = note.trim()
  const error = isTried && text === '' ? blank : undefined
  return (
    <FormDialog
      wide
      title={title}
      description={description}
      submit={submit}
      busyLabel="Enviando..."
      isSubmitting={step.isPending}
      onClose={() => {
        step.reset()
        onClose()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (text === '') event.currentTarget.querySelector('textarea')?.focus()
        else if (sending.isDone) step.mutate(toStep(text, sending.ready), { onSuccess: onClose })
      }}
      problem={step.isError ? refusalOf(step.error) : undefined}
    >
      <Field label={label} hint={hint} error={error} required>
        <Textarea
          rows={6}
          value={note}
          maxLength={orderLetters.note}
          counterMax={orderLetters.note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {hireId !== undefined && <FilesToSend sending={sending} />}
      {isTried && !sending.isDone && (
        <p className="text-sm text-ink-2">Espera a que terminen los archivos, o quítalos.</p>
      )}
    </FormDialog>
  )
}
