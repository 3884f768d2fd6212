import { useState } from 'react'
import {
  type DisputeReason,
  disputeReasonsOf,
  type DisputeWant,
  disputeWantsOf,
} from '#contracts/hires/dispute-vocabulary.ts'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { answersDisputeDays } from '#domain/orders/deadlines.ts'
import { disputeReasonNames } from '#domain/orders/dispute.words.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { centsIn } from './cents-in.ts'
import { wantLabels } from './dispute.words.ts'
import { refusalOf, useOrderStep } from './order.resource.ts'
import { StoryFields, useStory } from './story.tsx'

type Props = { hire: HireDetail; viewer: HireParty; onClose: () => void }

/** What happened, what the reader proposes, and what shows it. */
export function DisputeDialog({ hire, viewer, onClose }: Props) {
  const step = useOrderStep(hire.id, viewer)
  const story = useStory(hire.id)
  const [reason, setReason] = useState<DisputeReason | null>(null)
  const [wants, setWants] = useState<DisputeWant | null>(null)
  const [sum, setSum] = useState('')
  const [isTried, setTried] = useState(false)
  const { shareableCents, currency } = hire.order
  const most = writeOrderSum(shareableCents, currency)
  const written = centsIn(sum)
  const isSumWrong = wants === 'part' && (written === null || written > shareableCents)
  const reasons: readonly DisputeReason[] = disputeReasonsOf[viewer]
  const wishes: readonly DisputeWant[] = disputeWantsOf[viewer]
  const send = () => {
    setTried(true)
    if (!reason || !wants || isSumWrong || !story.isReady) return
    // The company says what it gets back, the professional what is paid.
    const cents = written === null || viewer === 'professional' ? written : shareableCents - written
    step.mutate(
      {
        step: 'dispute',
        reason,
        wants,
        ...(wants === 'part' && cents !== null ? { cents } : {}),
        ...story.told,
      },
      { onSuccess: onClose },
    )
  }
  return (
    <FormDialog
      wide
      title="Cuéntanos el problema"
      description={`La otra parte lo lee y responde en ${answersDisputeDays} días. Mientras tanto el plazo del pedido se detiene.`}
      submit="Enviar"
      busyLabel="Enviando..."
      isSubmitting={step.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      problem={step.isError ? refusalOf(step.error) : undefined}
    >
      <RadioGroup
        legend="1. Qué pasó"
        name="reason"
        value={reason ?? ''}
        onChange={(value) => setReason(reasons.find((one) => one === value) ?? null)}
        options={reasons.map((value) => ({ value, label: disputeReasonNames[value] }))}
        error={isTried && !reason ? 'Elige qué pasó' : undefined}
      />
      <RadioGroup
        legend="2. Qué propones"
        name="wants"
        value={wants ?? ''}
        onChange={(value) => setWants(wishes.find((one) => one === value) ?? null)}
        options={wishes.map((value) => ({ value, label: wantLabels(value, viewer, most) }))}
        error={isTried && !wants ? 'Elige qué propones' : undefined}
      />
      {wants === 'part' && (
        <Field
          label={viewer === 'company' ? 'Cuánto te devuelven' : 'Cuánto recibes'}
          hint={`De ${most}. La otra parte lo puede aceptar tal cual.`}
          error={isTried && isSumWrong ? `Escribe una suma de 0 a ${most}` : undefined}
          required
        >
          <TextInput inputMode="decimal" value={sum} onChange={({ target }) => setSum(target.value)} />
        </Field>
      )}
      <StoryFields hire={hire} label="3. Cuéntalo con detalle" story={story} isTried={isTried} />
    </FormDialog>
  )
}
