import ReceiptText from 'lucide-react/icons/receipt-text'
import { useState } from 'react'
import { quotesContract } from '#contracts/conversations/quotes.contract.ts'
import { quoteLimits } from '#contracts/conversations/quotes-figures.ts'
import { dayIn } from '#domain/conversations/quotes.ts'
import type { Place } from '#web/features/conversations/viewer.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { emptyQuote, quoteOf, type QuoteValues } from './quote-values.ts'
import { useReloadQuotes } from './quotes.resource.ts'

type SendQuoteProps = { place: Place; name: string }

/** Above the field for a message: opens the form of a quote. */
export function SendQuote(props: SendQuoteProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p className="border-t border-line px-3 py-2 lg:px-4">
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <ReceiptText className="icon" />
        Enviar cotización
      </Button>
      {isOpen && <QuoteDialog {...props} onClose={() => setOpen(false)} />}
    </p>
  )
}

function QuoteDialog({
  place: { serviceId, companyId },
  name,
  onClose,
}: SendQuoteProps & { onClose: () => void }) {
  const now = useNow()
  const [values, setValues] = useState(() => emptyQuote(now))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const keyOf = useSendKey()
  const reload = useReloadQuotes()
  const put = (part: Partial<QuoteValues>) => setValues({ ...values, ...part })
  const send = useAction(
    (terms: NonNullable<ReturnType<typeof quoteOf>['body']>) => {
      const body = { ...terms, companyId }
      return api.call(quotesContract.send, {
        params: { serviceId: serviceId ?? 0 },
        body,
        idempotencyKey: keyOf(body),
      })
    },
    {
      onSuccess: async () => {
        showToast({ title: 'Cotización enviada', description: `${name} recibe un aviso y un correo.` })
        await reload()
        onClose()
      },
      onError: (error) => {
        if (error instanceof ApiError && error.body.fields) setErrors(error.body.fields)
      },
    },
  )
  const refusal = send.error instanceof ApiError ? send.error.body.message : 'No hay conexión.'
  return (
    <FormDialog
      title="Enviar una cotización"
      description={`${name} la recibe en esta conversación. Si la acepta, es un pedido con estas condiciones.`}
      submit="Enviar cotización"
      busyLabel="Enviando..."
      isSubmitting={send.isPending}
      onClose={onClose}
      problem={send.error ? `${refusal} Lo que escribiste sigue aquí.` : null}
      wide
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const { body, errors: found } = quoteOf(values)
        setErrors(found)
        if (body) void send.run(body)
        else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      }}
    >
      <Field label="Qué harías" required error={errors['title']}>
        <TextInput
          value={values.title}
          autoComplete="off"
          maxLength={quoteLimits.title}
          onChange={(event) => put({ title: event.target.value })}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Precio por todo, en dólares"
          required
          hint="Con IGV incluido."
          error={errors['priceCents']}
        >
          <TextInput
            value={values.price}
            icon={<span className="text-sm font-strong">$</span>}
            inputMode="decimal"
            autoComplete="off"
            placeholder="320.00"
            onChange={(event) => put({ price: event.target.value })}
          />
        </Field>
        <Field label="Días hasta la entrega" required error={errors['days']}>
          <TextInput
            value={values.days}
            inputMode="numeric"
            autoComplete="off"
            placeholder="10"
            onChange={(event) => put({ days: event.target.value })}
          />
        </Field>
        <Field label="Rondas de cambios" required error={errors['rounds']}>
          <TextInput
            value={values.rounds}
            inputMode="numeric"
            autoComplete="off"
            onChange={(event) => put({ rounds: event.target.value })}
          />
        </Field>
        <Field label="Válida hasta" required error={errors['validUntil']}>
          <TextInput
            type="date"
            value={values.validUntil}
            min={dayIn(now, 0)}
            max={dayIn(now, quoteLimits.validDays)}
            onChange={(event) => put({ validUntil: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Qué incluye" optional hint="Y qué no, si hace falta decirlo." error={errors['note']}>
        <Textarea
          value={values.note}
          rows={4}
          counterMax={quoteLimits.note}
          onChange={(event) => put({ note: event.target.value })}
        />
      </Field>
    </FormDialog>
  )
}
