import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { orderLetters } from '#contracts/hires/order-figures.ts'
import type { HireParty } from '#domain/hires/steps.ts'
import { offerStandsDays } from '#domain/orders/deadlines.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { parseServicePrice } from '#domain/services/price.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { timeToUndo } from '#web/features/acts/undo.words.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { refusalOf, useOrderStep } from './order.resource.ts'

type Props = { hire: HireDetail; viewer: HireParty }

/** Ending before it is done: cancelling while one may alone, or an agreement with shares, offered and answered. */
export function Ending({ hire, viewer }: Props) {
  const { steps, offer } = hire.order
  const mayWrite = useMayWrite()
  const mayCancel = mayWrite && steps.includes('cancel')
  const mayOffer = mayWrite && steps.includes('offer_end')
  const [asked, setAsked] = useState<'cancel' | 'offer' | null>(null)
  const step = useOrderStep(hire.id, viewer)
  const close = () => setAsked(null)
  if (!mayCancel && !mayOffer && !offer) return null
  return (
    <Card title="¿No sale como esperaban?">
      {offer ? (
        <OfferBox hire={hire} viewer={viewer} />
      ) : (
        <>
          <p className="max-w-measure text-sm text-ink-2">
            {mayOffer
              ? 'Primero conversen. Si no alcanza, propón terminar aquí y cuánto se paga por lo hecho: vale cuando la otra parte acepta.'
              : 'Mientras nadie empieza, puedes cancelar sin más.'}
          </p>
          <div className="mt-4 flex flex-wrap gap-2">
            {mayOffer && (
              <Button variant="secondary" size="sm" onClick={() => setAsked('offer')}>
                Proponer terminar
              </Button>
            )}
            {mayCancel && (
              <Button variant="danger-quiet" size="sm" onClick={() => setAsked('cancel')}>
                Cancelar el pedido
              </Button>
            )}
          </div>
        </>
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={() => step.mutate({ step: 'cancel' }, { onSettled: close })}
          busy={step.isPending}
          title="¿Cancelar este pedido?"
          description={`${viewer === 'company' ? 'El profesional' : 'La empresa'} recibirá un aviso${hire.order.held && hire.status !== 'requested' && hire.status !== 'agreed' ? ' y lo retenido vuelve completo a la empresa' : ''}. Tienes ${timeToUndo}.`}
          confirmLabel="Cancelar el pedido"
          cancelLabel="Volver"
        />
      )}
      {asked === 'offer' && <OfferDialog hire={hire} viewer={viewer} onClose={close} />}
    </Card>
  )
}

function OfferBox({ hire, viewer }: Props) {
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

function OfferDialog({ hire, viewer, onClose }: Props & { onClose: () => void }) {
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

/** '0', '$1,200.50': in cents; null for anything else. */
function centsIn(text: string): number | null {
  const written = text.trim().replace(/^(?:\$|S\/)\s*/, '')
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(written) ? parseServicePrice(written) : null
}
