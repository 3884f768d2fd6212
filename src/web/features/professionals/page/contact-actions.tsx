import MessageCircle from 'lucide-react/icons/message-circle'
import type { Service } from '#contracts/services/services.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { BookAction } from '#web/features/bookings/book-action.tsx'

type Write = (service: Service) => void

const loadDialog = () => import('#web/features/services/contact-dialog.tsx')

/** In the head of a profile, for a company: 'Contactar', about the only service or a selected one. `sent`: the confirmation. */
export function ContactActions({
  services,
  onWrite,
  sent,
}: {
  services: readonly Service[]
  onWrite: Write
  sent: string | null
}) {
  const [only] = services.length === 1 ? services : []
  return (
    <div className="grid justify-items-end gap-2">
      {only ? (
        <Button onPointerEnter={() => void loadDialog()} onClick={() => onWrite(only)}>
          <MessageCircle className="icon" />
          Contactar
        </Button>
      ) : (
        <Menu
          buttonClassName={buttonClass({})}
          items={services.map((service) => ({ label: service.title, onSelect: () => onWrite(service) }))}
        >
          <MessageCircle className="icon" />
          Contactar
        </Menu>
      )}
      {sent && (
        <p role="status" className="text-sm text-ok-ink">
          {sent}
        </p>
      )}
    </div>
  )
}

/** The actions on a service's card, for a company. */
export function ServiceActions({ service, onWrite }: { service: Service; onWrite: Write }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Conversar sobre ${service.title}`}
        onPointerEnter={() => void loadDialog()}
        onClick={() => onWrite(service)}
      >
        <MessageCircle className="icon" />
        Conversar
      </Button>
      <BookAction service={service} size="sm" />
    </div>
  )
}
