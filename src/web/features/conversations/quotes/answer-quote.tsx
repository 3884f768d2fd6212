import { useState } from 'react'
import { type Quote, quotesContract } from '#contracts/conversations/quotes.contract.ts'
import { quoteLimits } from '#contracts/conversations/quotes-figures.ts'
import { termsInWords } from '#domain/conversations/quotes.ts'
import { writeServicePrice } from '#domain/services/price.ts'
import { ChargeLines } from '#web/features/hires/money/charge-lines.tsx'
import { api } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { useQuoteStep } from './quotes.resource.ts'

type AnswerProps = { quote: Quote; name: string; onClose: () => void }

/** Accepts a quote: what will be ordered, with its sum. */
export function AcceptDialog({ quote, name, onClose }: AnswerProps) {
  const { id, title, priceCents, feeRate } = quote
  const accept = useQuoteStep(
    () =>
      api.call(quotesContract.accept, {
        params: { id },
        body: { priceCents, ...(feeRate === null ? {} : { feeRate }) },
      }),
    { title: 'Cotización aceptada', description: 'El pedido empieza en unos segundos.' },
  )
  return (
    <FormDialog
      title={`¿Aceptar por ${writeServicePrice(priceCents)}?`}
      description={`${title}: ${termsInWords(quote)}.`}
      submit="Aceptar y pedir"
      busyLabel="Aceptando..."
      isSubmitting={accept.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        accept.mutate(undefined, { onSettled: onClose })
      }}
    >
      {feeRate !== null && (
        <ChargeLines cents={priceCents} feeRate={feeRate} currency="USD" total="Pagas en total" />
      )}
      <p className="text-sm text-ink-2">
        {feeRate !== null &&
          `Después de aceptar depositas el pago: queda retenido, y ${name} lo recibe cuando aceptas la entrega. `}
        Será un pedido en Contrataciones con estas condiciones, que ya no cambian.
        {feeRate === null && ` ${name} puede empezar enseguida.`}
      </p>
    </FormDialog>
  )
}

/** Refuses a quote, with a word. */
export function DeclineDialog({ quote, name, onClose }: AnswerProps) {
  const [word, setWord] = useState('')
  const decline = useQuoteStep(
    () => api.call(quotesContract.decline, { params: { id: quote.id }, body: { word } }),
    { title: 'No seguirás con la cotización', description: `Le avisamos a ${name} en unos segundos.` },
  )
  return (
    <FormDialog
      title="No seguir con la cotización"
      description={`${name} leerá que no seguirás con “${quote.title}”.`}
      submit="Responder"
      busyLabel="Respondiendo..."
      isSubmitting={decline.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        decline.mutate(undefined, { onSettled: onClose })
      }}
    >
      <Field label="Tu mensaje" optional hint="Por ejemplo, qué tendría que cambiar.">
        <Textarea
          value={word}
          rows={3}
          maxLength={quoteLimits.word}
          counterMax={quoteLimits.word}
          onChange={(event) => setWord(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
