import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { orderLetters } from '#contracts/hires/order-figures.ts'
import type { HireParty } from '#domain/hires/steps.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { EvidenceChoice, useEvidence } from './evidence-choice.tsx'
import { FilesToSend } from './files-to-send.tsx'
import { refusalOf, useOrderStep } from './order.resource.ts'
import { useFileSending } from './use-file-sending.ts'

type TellDialogProps = {
  hire: HireDetail
  viewer: HireParty
  step: 'answer_dispute' | 'add_evidence'
  onClose: () => void
}

const words = {
  answer_dispute: {
    title: 'Cuenta tu parte',
    description: 'La otra parte la lee. Después tienen unos días para ponerse de acuerdo.',
    submit: 'Enviar respuesta',
  },
  add_evidence: {
    title: 'Agrega algo',
    description: 'Un dato, un archivo o un mensaje que ayude a entender qué pasó.',
    submit: 'Agregar',
  },
} as const

/** The view of the reader about a problem, or something more about it. */
export function TellDialog({ hire, viewer, step: name, onClose }: TellDialogProps) {
  const step = useOrderStep(hire.id, viewer)
  const sending = useFileSending(hire.id)
  const chosen = useEvidence()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const note = text.trim()
  const { title, description, submit } = words[name]
  return (
    <FormDialog
      wide
      title={title}
      description={description}
      submit={submit}
      busyLabel="Enviando..."
      isSubmitting={step.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (note === '') event.currentTarget.querySelector('textarea')?.focus()
        else if (sending.isDone)
          step.mutate(
            { step: name, note, files: [...chosen.files, ...sending.ready], messages: chosen.messages },
            { onSuccess: onClose },
          )
      }}
      problem={step.isError ? refusalOf(step.error) : undefined}
    >
      <Field
        label="Qué pasó"
        hint="Los hechos, con fechas si puedes. Sin prisa y sin acusar."
        error={isTried && note === '' ? 'Cuenta qué pasó' : undefined}
        required
      >
        <Textarea
          rows={6}
          value={text}
          maxLength={orderLetters.note}
          counterMax={orderLetters.note}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <EvidenceChoice hire={hire} chosen={chosen} />
      <FilesToSend sending={sending} />
      {isTried && !sending.isDone && (
        <p className="text-sm text-ink-2">Espera a que terminen los archivos, o quítalos.</p>
      )}
    </FormDialog>
  )
}
