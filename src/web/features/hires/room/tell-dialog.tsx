import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { refusalOf, useOrderStep } from './order.resource.ts'
import { StoryFields, useStory } from './story.tsx'

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
  const story = useStory(hire.id)
  const [isTried, setTried] = useState(false)
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
        if (story.isReady) step.mutate({ step: name, ...story.told }, { onSuccess: onClose })
        else if (!story.isWritten) event.currentTarget.querySelector('textarea')?.focus()
      }}
      problem={step.isError ? refusalOf(step.error) : undefined}
    >
      <StoryFields hire={hire} label="Qué pasó" story={story} isTried={isTried} />
    </FormDialog>
  )
}
