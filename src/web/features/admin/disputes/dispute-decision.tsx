import { useRef, useState } from 'react'
import type { DisputeInFull } from '#contracts/admin/disputes.contract.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { orderLetters } from '#contracts/hires/order-figures.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { centsIn } from '#web/features/hires/room/cents-in.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import type { Decision } from './disputes.resource.ts'

type DisputeDecisionProps = {
  dispute: DisputeInFull
  onDecide: (decision: Decision) => void
  onSkip: () => void
}

/** How the sum is divided and why: seen before it is saved, and undone for a moment. */
export function DisputeDecision({ dispute, onDecide, onSkip }: DisputeDecisionProps) {
  const { shareableCents, currency, isReadable, decision } = dispute
  const [sum, setSum] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const sumField = useRef<HTMLInputElement>(null)
  const money = (cents: number) => writeOrderSum(cents, currency)
  if (!isReadable)
    return (
      <section aria-label="Tu decisión" className="grid gap-3 text-sm text-ink-2">
        <h2 className="text-h4 text-ink">{decision ? 'Decidido' : 'Sin decisión'}</h2>
        <p>
          {decision
            ? `${dispute.decidedBy ?? 'Alguien del equipo'}${dispute.endedAt ? `, ${formatDateTime(new Date(dispute.endedAt))}` : ''}.`
            : dispute.ending
              ? 'Terminó sin que decidamos.'
              : 'Todavía no pasó a nosotros.'}
        </p>
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={onSkip}>
          Siguiente
        </Button>
      </section>
    )
  const cents = centsIn(sum)
  const isWrong = cents === null || cents > shareableCents
  const text = reason.trim()
  const shares = [
    ['Todo al profesional', shareableCents],
    ['La mitad', Math.round(shareableCents / 2)],
    ['Todo a la empresa', 0],
  ] as const
  return (
    <section aria-label="Tu decisión">
      <h2 className="text-h4">Tu decisión</h2>
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (isWrong) sumField.current?.focus()
          else if (text !== '') onDecide({ cents, shareableCents, reason: text })
        }}
      >
        <Field
          label="Cuánto recibe el profesional"
          hint={`De ${money(shareableCents)}.`}
          error={isTried && isWrong ? `Escribe una suma de 0 a ${money(shareableCents)}` : undefined}
          required
        >
          <TextInput
            ref={sumField}
            inputMode="decimal"
            value={sum}
            onChange={({ target }) => setSum(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {shares.map(([label, share]) => (
            <Button
              key={label}
              variant="secondary"
              size="sm"
              onClick={() => setSum((share / 100).toFixed(2))}
            >
              {label}
            </Button>
          ))}
        </div>
        <p role="status" className="rounded-md bg-sunken px-4 py-3 text-sm">
          {isWrong
            ? 'Aquí ves cómo se reparte.'
            : `${dispute.professionalName} recibe ${money(cents)} y ${dispute.companyName} ${money(shareableCents - cents)}. El pedido termina.`}
          {!dispute.isHeld && !isWrong && ' El dinero lo mueven entre ellos.'}
        </p>
        <Field
          label="Por qué"
          hint="Lo leen las dos partes. Di qué viste y qué pesó, sin culpar a nadie."
          error={isTried && text === '' ? 'Explica la decisión: la leen las dos partes' : undefined}
          required
        >
          <Textarea
            rows={6}
            value={reason}
            maxLength={orderLetters.note}
            counterMax={orderLetters.note}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <p className="text-xs text-ink-2">
          Tienes {undoSeconds} segundos para deshacer; después les avisamos.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">Decidir y seguir</Button>
          <Button variant="quiet" onClick={onSkip}>
            Saltar
          </Button>
        </div>
      </form>
    </section>
  )
}
