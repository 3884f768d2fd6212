import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { completesAfterDays } from '#domain/orders/deadlines.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { timeToUndo } from '#web/features/acts/undo.words.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { reviewHref } from '#web/features/professionals/page/profile.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { PayButton } from '#web/features/hires/money/pay-button.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { useOrderStep } from './order.resource.ts'
import { partSum } from './room.words.ts'

type Asked = 'approve' | 'decline' | 'deliver' | 'ask_changes'

/** The steps of the reader that are expected now. */
export function TurnButtons({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const step = useOrderStep(hire.id, viewer)
  const mayWrite = useMayWrite()
  const { steps, parts } = hire.order
  if (!mayWrite) return null
  const close = () => setAsked(null)
  const isPart = parts.length > 1
  const sum = partSum(hire)
  const may = (name: (typeof steps)[number]) => steps.includes(name)
  const isToPay = viewer === 'company' && hire.order.awaitedCents !== null
  const canReview = viewer === 'company' && hire.status === 'completed'
  const left = hire.order.rounds - hire.order.roundsAsked
  if (
    !canReview &&
    !isToPay &&
    !['accept', 'decline', 'deliver', 'approve', 'ask_changes'].some((name) => may(name as Asked))
  )
    return null
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {may('accept') && (
        <Button
          busy={step.isPending && step.variables.step === 'accept'}
          onClick={() => step.mutate({ step: 'accept' })}
        >
          Aceptar el pedido
        </Button>
      )}
      {may('decline') && (
        <Button variant="ghost" onClick={() => setAsked('decline')}>
          Rechazar
        </Button>
      )}
      {isToPay && <PayButton hire={hire} />}
      {may('deliver') && <Button onClick={() => setAsked('deliver')}>Entregar</Button>}
      {may('approve') && (
        <Button onClick={() => setAsked('approve')}>
          {!sum
            ? 'Aceptar la entrega'
            : hire.order.held
              ? `Aceptar y liberar ${sum}`
              : `Aceptar la entrega, ${sum}`}
        </Button>
      )}
      {may('ask_changes') && (
        <Button variant="ghost" onClick={() => setAsked('ask_changes')}>
          Pedir cambios
        </Button>
      )}
      {canReview && (
        <LinkButton to={reviewHref(hire.professionalId, hire.serviceId)}>
          {hire.hasReview ? 'Ver tu reseña' : 'Escribir reseña'}
        </LinkButton>
      )}
      {asked === 'decline' && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={() => step.mutate({ step: 'decline' }, { onSettled: close })}
          busy={step.isPending}
          title="¿Rechazar este pedido?"
          description={`La empresa recibirá un aviso. Tienes ${timeToUndo}; después tendrá que pedírtelo otra vez.`}
          confirmLabel="Rechazar"
          cancelLabel="Volver"
        />
      )}
      {asked === 'approve' && (
        <ConfirmDialog
          open
          onClose={close}
          onConfirm={() => step.mutate({ step: 'approve' }, { onSettled: close })}
          busy={step.isPending}
          title="¿Aceptar la entrega?"
          description={
            isPart && hire.order.part + 1 < parts.length
              ? hire.order.held
                ? `Confirmas que este hito está conforme: ${hire.professionalName} recibe ${sum ?? ''}. Luego depositas el siguiente.`
                : 'Confirmas que este hito está conforme. El siguiente empieza ahora.'
              : 'Confirmas que recibiste lo que pediste. Después puedes escribir una reseña.'
          }
          tone="primary"
          confirmLabel="Aceptar la entrega"
          cancelLabel="Volver"
        />
      )}
      {asked === 'deliver' && (
        <NoteDialog
          title={isPart ? `Entrega el hito ${hire.order.part + 1}` : 'Entrega tu trabajo'}
          description={`${hire.companyName} lo revisa; si no responde en ${completesAfterDays} días, se acepta solo.`}
          label="Qué entregas"
          hint="Qué hay, dónde está y cómo revisarlo. Pega enlaces si hacen falta."
          blank="Cuenta qué entregas"
          submit="Entregar"
          step={step}
          hireId={hire.id}
          toStep={(note, files) => ({ step: 'deliver', note, files })}
          onClose={close}
        />
      )}
      {asked === 'ask_changes' && (
        <NoteDialog
          title={isPart ? `Pide cambios al hito ${hire.order.part + 1}` : 'Pide cambios'}
          description={
            left === 1
              ? 'Di qué falta y cómo sabrás que está listo. Usas la última ronda de cambios.'
              : `Di qué falta y cómo sabrás que está listo. Usas una de ${left} rondas de cambios.`
          }
          label="Qué hay que cambiar"
          hint="Un cambio por línea: qué falta y dónde."
          blank="Escribe qué hay que cambiar"
          submit="Enviar y detener el reloj"
          step={step}
          toStep={(note) => ({ step: 'ask_changes', note })}
          onClose={close}
        />
      )}
    </div>
  )
}
