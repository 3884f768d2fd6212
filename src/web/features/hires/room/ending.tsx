import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { timeToUndo } from '#web/features/acts/undo.words.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { DisputeDialog } from './dispute-dialog.tsx'
import { OfferBox, OfferDialog } from './offer.tsx'
import { useOrderStep } from './order.resource.ts'

type Props = { hire: HireDetail; viewer: HireParty }

/** Ending before it is done: cancelling while one may alone, or an agreement with shares, offered and answered. */
export function Ending({ hire, viewer }: Props) {
  const { steps, offer } = hire.order
  const mayWrite = useMayWrite()
  const mayCancel = mayWrite && steps.includes('cancel')
  const mayOffer = mayWrite && steps.includes('offer_end')
  const mayDispute = mayWrite && steps.includes('dispute')
  const [asked, setAsked] = useState<'cancel' | 'offer' | 'dispute' | null>(null)
  const step = useOrderStep(hire.id, viewer)
  const close = () => setAsked(null)
  // With a problem, its card has the proposals.
  if (hire.status === 'disputed' || (!mayCancel && !mayOffer && !mayDispute && !offer)) return null
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
      {mayDispute && (
        <p className="mt-4 border-t border-line pt-4 text-sm">
          <button type="button" className="link py-1" onClick={() => setAsked('dispute')}>
            Tengo un problema con este pedido
          </button>
        </p>
      )}
      {asked === 'dispute' && <DisputeDialog hire={hire} viewer={viewer} onClose={close} />}
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
