import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { orderLetters } from '#contracts/hires/order-figures.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { offerStandsDays } from '#domain/orders/deadlines.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { centsIn } from './cents-in.ts'
import { refusalOf, useOrderStep } from './order.resource.ts'

type Props = { hire: HireDetail; viewer: HireParty }

/** A proposal to end the order with shares, and its answer. */
export function OfferBox({ hire, viewer }: Props) {
  const step = useOrderStep(hire.id, viewer)
  const mayWrite = useMayWrite()
  const { offer, currency, shareableCents, steps, held } = hire.order
  if (!offer) return null
  const isOwn = offer.by === viewer
  const who = offer.by === 'company' ? hire.companyName : hire.professionalName
  const why = hire.history.findLast(({ act }) => act === 'offer_end')?.note ?? ''
  const answer = (name: 'accept_end' | 'drop_offer') => step.mutate({ step: name, cents: offer.cents })
  return (
    <>
      <p className="max-w-measure">
        {isOwn ? 'Propusiste' : `${who} propone`} terminar este pedido el{' '}
        <time dateTime={offer.at}>{formatDateTime(new Date(offer.at))}</time>.
        {shareableCents > 0 && (
          <>
            {' '}
            De {writeOrderSum(shareableCents, currency)} {held ? 'retenidos' : 'que faltan aceptar'},{' '}
            {viewer === 'professional' ? 'recibirías' : `${hire.professionalName} recibiría`}{' '}
            <b>{writeOrderSum(offer.cents, currency)}</b>
            {held && (viewer === 'company' ? ' y te devolvemos el resto' : ' y el resto vuelve a la empresa')}
            .
          </>
        )}
      </p>
      {why !== '' && (
        <p className="mt-2 max-w-measure border-l-2 border-line-strong pl-4 text-control whitespace-pre-line wrap-anywhere">
          {why}
        </p>
      )}
      {mayWrite && (
        <div className="mt-4 flex flex-wrap gap-2">
          {!isOwn && steps.includes('accept_end') && (
            <Button
              size="sm"
              busy={step.isPending && step.variables.step === 'accept_end'}
              onClick={() => answer('accept_end')}
            >
              Aceptar y terminar
            </Button>
          )}
          {steps.includes('drop_offer') && (
            <Button
              size="sm"
              variant="secondary"
              busy={step.isPending && step.variables.step === 'drop_offer'}
              onClick={() => answer('drop_offer')}
            >
              {isOwn ? 'Retirar la propuesta' : 'No aceptar'}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Proposes to end the order now, with the share of the professional. */
export function OfferDialog({ hire, viewer, onClose }: Props & { onClose: () => void }) {
  const step = useOrderStep(hire.id, viewer)
  const { shareableCents, currency, held } = hire.order
  const [sum, setSum] = useState('')
  const [why, setWhy] = useState('')
  const [isTried, setTried] = useState(false)
  const hasSum = shareableCents > 0
  const cents = hasSum ? centsIn(sum) : 0
  const isWrong = cents === null || cents > shareableCents
  const most = writeOrderSum(shareableCents, currency)
  return (
    <FormDialog
      wide
      title="Propón terminar aquí"
      description={`La otra parte lo acepta o no; mientras tanto el pedido sigue. La propuesta vale ${offerStandsDays} días.`}
      submit="Enviar propuesta"
      busyLabel="Enviando..."
      isSubmitting={step.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isWrong) event.currentTarget.querySelector('input')?.focus()
        else step.mutate({ step: 'offer_end', cents, why: why.trim() }, { onSuccess: onClose })
      }}
      problem={step.isError ? refusalOf(step.error) : undefined}
    >
      {hasSum && (
        <Field
          label={viewer === 'professional' ? 'Cuánto recibes por lo hecho' : 'Cuánto pagas por lo hecho'}
          hint={
            held
              ? `De ${most} retenidos. Lo demás vuelve a la empresa con su comisión. Puede ser 0.`
              : `De ${most} que todavía no se aceptan. Puede ser 0.`
          }
          error={isTried && isWrong ? `Escribe una suma de 0 a ${most}` : undefined}
          required
        >
          <TextInput inputMode="decimal" value={sum} onChange={({ target }) => setSum(target.value)} />
        </Field>
      )}
      <Field label="Por qué" optional>
        <Textarea
          rows={4}
          value={why}
          maxLength={orderLetters.why}
          counterMax={orderLetters.why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
