import { type SyntheticEvent, useState } from 'react'
import type { AdminPayment } from '#contracts/admin/billing.contract.ts'
import { type RefundReason, refundReasons } from '#contracts/plans/refunds-vocabulary.ts'
import { formatMoney } from '#domain/plans/receipt.ts'
import { refundReasonNames } from '#domain/plans/refund.words.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { refundPreview, typedCents } from './refund-preview.words.ts'
import { useRefunds } from './use-refunds.ts'

type RefundDialogProps = {
  payment: AdminPayment
  left: number
  onClose: () => void
  /** It was asked for: nothing may cover the button that undoes it. */
  onDone: () => void
}

/** Asks how much goes back and why, and says what the person gets and sees. */
export function RefundDialog({ payment, left, onClose, onDone }: RefundDialogProps) {
  const { id, currency, transactionId, userName } = payment
  const { give } = useRefunds()
  const [isAll, setIsAll] = useState(true)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<RefundReason | ''>('')
  const [wasSent, setWasSent] = useState(false)
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const cents = isAll ? left : typedCents(typed)
  const isRight = cents !== null && cents > 0 && cents <= left
  const symbol = currency === 'USD' ? 'US$' : 'S/'

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    setWasSent(true)
    if (!isRight || reason === '') return
    setProblem(null)
    setIsSubmitting(true)
    try {
      await give({ paymentId: id, amount: cents, left, reason }, currency)
      onDone()
    } catch (error) {
      setProblem(
        isApiError(error) ? error.message : 'No se pudo conectar con el servidor. Inténtalo otra vez.',
      )
    } finally {
      setIsSubmitting(false)
    }
  }

  return (
    <FormDialog
      title={`Devolver ${transactionId}`}
      description={`De ${userName || 'una cuenta eliminada'}: ${payment.description}.`}
      submit={isRight ? `Devolver ${formatMoney(cents, currency)}` : 'Devolver'}
      busyLabel="Devolviendo..."
      tone="danger"
      isSubmitting={isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
      problem={problem}
    >
      <RadioGroup
        legend="Cuánto"
        name="how-much"
        value={isAll ? 'all' : 'part'}
        onChange={(value) => setIsAll(value === 'all')}
        options={[
          { value: 'all', label: `Todo lo que queda, ${formatMoney(left, currency)}` },
          { value: 'part', label: 'Una parte' },
        ]}
      />
      {!isAll && (
        <Field
          label={`Monto (${symbol})`}
          hint={`Hasta ${formatMoney(left, currency)}, con IGV incluido.`}
          error={wasSent && !isRight ? `Escribe un monto entre 0.01 y ${(left / 100).toFixed(2)}` : undefined}
          required
        >
          <TextInput
            inputMode="decimal"
            value={typed}
            maxLength={11}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      )}
      <Field
        label="Motivo"
        error={wasSent && reason === '' ? 'Elige por qué lo devuelves' : undefined}
        required
      >
        <Select
          emptyLabel="Elige un motivo"
          value={reason}
          onChange={(event) => setReason(refundReasons.find((one) => one === event.target.value) ?? '')}
          options={refundReasons.map((value) => ({ value, label: refundReasonNames[value] }))}
        />
      </Field>
      {isRight && (
        <section className="rounded-md bg-sunken px-4 py-3 text-sm" aria-label="Lo que recibe la persona">
          <h3 className="mb-1 text-sm font-strong">Lo que recibe y ve la persona</h3>
          <ul className="list-disc pl-4 text-ink-2">
            {refundPreview(cents, left, currency, payment).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  )
}
