import { useQueryClient } from '@tanstack/react-query'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { chatActivationDays, documentedChatPrice } from '#contracts/services/chat-figures.ts'
import { formatPrice, priceInWords } from '#domain/plans/price.ts'
import { Button } from '#web/ui/action/button.tsx'
import { usePlanOffer } from '#web/features/plans/plan-offer.resource.ts'
import { PremiumDialog } from '#web/features/plans/premium-dialog.tsx'
import { useActivateChat } from '#web/features/services/use-activate-chat.ts'
import { conversationsKey } from './conversations.resource.ts'

type LockedChatProps = { serviceId: number; companyId: number; lockedCount: number; name: string }

/** In place of messages that a basic professional may not read: their number, and the two ways to unlock them. */
export function LockedChat({ serviceId, companyId, lockedCount, name }: LockedChatProps) {
  const queries = useQueryClient()
  const [isPlanAsked, setPlanAsked] = useState(false)
  const offer = usePlanOffer()
  const price = offer ? priceInWords(offer, 'chatActivation') : `${formatPrice(documentedChatPrice)} USD`
  const activation = useActivateChat(() => queries.invalidateQueries({ queryKey: conversationsKey }))
  return (
    <section className="mt-5 grid justify-items-center gap-4 rounded-md border border-line bg-surface px-5 py-6 text-center">
      <span className="grid size-11 place-items-center rounded-md bg-accent-soft text-[1.125rem] text-accent-ink">
        <Lock className="icon" />
      </span>
      <div>
        <h3 className="text-h4 text-pretty">{waitingWords(lockedCount, name)}</h3>
        <p className="mx-auto mt-1.5 max-w-[46ch] text-sm text-ink-2">
          Con el plan Básico lees el primer mensaje de cada empresa. Para leer los demás y responder, mejora
          tu plan o activa el chat de este servicio.
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2 max-xs:w-full max-xs:flex-col">
        <Button onClick={() => setPlanAsked(true)}>Mejorar plan</Button>
        <Button
          variant="secondary"
          busy={activation.isPending}
          onClick={() => activation.mutate({ serviceId, companyId })}
        >
          Activar chat por {chatActivationDays} días ({price})
        </Button>
      </div>
      <PremiumDialog open={isPlanAsked} onClose={() => setPlanAsked(false)} />
    </section>
  )
}

function waitingWords(count: number, name: string): string {
  if (count === 0) return `Activa el chat para responder a ${name}`
  return count === 1 ? `${name} te escribió 1 mensaje más` : `${name} te escribió ${count} mensajes más`
}
