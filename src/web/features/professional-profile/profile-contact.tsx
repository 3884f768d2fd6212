import MessageCircle from 'lucide-react/icons/message-circle'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Service } from '#contracts/services.contract.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-style.ts'
import { cx } from '../../ui/cx.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { useSession } from '../session/use-session.ts'
import { viewOf } from './own-view.ts'

const OwnState = lazy(async () => ({ default: (await import('./own-state.tsx')).OwnState }))
// Only companies open them.
const BookAction = lazy(async () => ({ default: (await import('../bookings/book-action.tsx')).BookAction }))
const loadDialog = () => import('../services/contact-dialog.tsx')
const ContactDialog = lazy(async () => ({ default: (await loadDialog()).ContactDialog }))

export type ProfileContact = {
  /** In the head: 'Contactar' for a company, 'Editar mi perfil' for the person; nothing for others. */
  head: ReactNode
  /** On a card of a service, for a company. */
  of: (service: Service) => ReactNode
  dialog: ReactNode
}

/** Keeps the place of a button where this browser remembers a company, so that nothing jumps when its session is known. */
const Room = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cx('hidden [[data-signed-in=company]_&]:block', className)} />
)

/** What a signed-in viewer can do on a profile. A conversation is always about one service. */
export function useProfileContact(userId: number, services: readonly Service[]): ProfileContact {
  const session = useSession()
  const [about, setAbout] = useState<Service | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const viewer = session.status === 'user' ? session.user : null
  if (viewer?.id === userId) {
    const edit = (
      <div className="grid justify-items-start gap-1.5 sm:justify-items-end">
        <LinkButton to="/dashboard" variant="secondary">
          Editar mi perfil
        </LinkButton>
        <Suspense fallback={null}>
          <OwnState />
        </Suspense>
      </div>
    )
    return { head: edit, of: () => null, dialog: null }
  }
  const [first] = services
  if (session.status === 'loading' && first)
    return {
      head: <Room className="h-control w-36" />,
      of: () => <Room className="mt-4 h-control-sm" />,
      dialog: null,
    }
  if (viewer?.userType !== 'company' || !first) return { head: null, of: () => null, dialog: null }

  const write = (service: Service) => {
    setAbout(service)
    setOpen(true)
  }
  return {
    head: (
      <div className="grid justify-items-end gap-2">
        {services.length === 1 ? (
          <Button onPointerEnter={() => void loadDialog()} onClick={() => write(first)}>
            <MessageCircle className="icon" />
            Contactar
          </Button>
        ) : (
          <Menu
            buttonClassName={buttonClass({})}
            items={services.map((service) => ({ label: service.title, onSelect: () => write(service) }))}
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
    ),
    of: (service) => (
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Conversar sobre ${service.title}`}
          onPointerEnter={() => void loadDialog()}
          onClick={() => write(service)}
        >
          <MessageCircle className="icon" />
          Conversar
        </Button>
        <Suspense fallback={null}>
          <BookAction service={service} size="sm" />
        </Suspense>
      </div>
    ),
    dialog: about && (
      <Suspense fallback={null}>
        <ContactDialog
          key={about.id}
          service={about}
          kind={isOpen ? 'contact' : null}
          onClose={() => setOpen(false)}
          onSent={(words) => {
            setSent(words)
            // From now on the company may see how to reach the person.
            void viewOf(about.professional.id).refresh()
          }}
        />
      </Suspense>
    ),
  }
}
