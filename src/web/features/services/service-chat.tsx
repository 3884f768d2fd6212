import MessageCircle from 'lucide-react/icons/message-circle'
import type { OwnService } from '#contracts/services/services.contract.ts'
import { chatActivationDays } from '#contracts/services/chat-figures.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/action/button.tsx'

type ServiceChatProps = {
  service: OwnService
  isPremium: boolean
  /** Such as '$5'; undefined while loading. */
  price: string | undefined
  isBusy: boolean
  onActivate: () => void
}

/**
 * Whether companies can write more than one message about a service, and how to activate that for a while. Premium
 * includes it.
 */
export function ServiceChat({ service, isPremium, price, isBusy, onActivate }: ServiceChatProps) {
  const now = useNow()
  const until = service.chatActiveUntil === null ? null : new Date(service.chatActiveUntil)
  const isOpen = until !== null && until > now
  if (isPremium && !isOpen) return null
  const cost = price === undefined ? '' : ` (${price} por ${chatActivationDays} días)`
  const label = isOpen ? `Sumar ${chatActivationDays} días` : 'Activar chat'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5 text-sm">
      <p className="flex min-w-0 items-center gap-2 text-ink-2">
        <MessageCircle className="icon flex-none" />
        {isOpen
          ? `Chat activo hasta el ${formatDate(until)}.`
          : 'Sin chat: lees solo el primer mensaje de cada empresa.'}
      </p>
      {!isPremium && (
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          aria-label={`${label}${cost}: ${service.title}`}
          onClick={onActivate}
        >
          {label}
          {cost}
        </Button>
      )}
    </div>
  )
}
