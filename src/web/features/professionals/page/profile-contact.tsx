import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Service } from '#contracts/services/services.contract.ts'
import { cx } from '#web/ui/look/cx.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { viewOf } from './own-view.resource.ts'

const OwnState = lazy(async () => ({ default: (await import('./own-state.tsx')).OwnState }))
// Loaded on demand: only companies see them.
const ContactActions = lazy(async () => ({ default: (await import('./contact-actions.tsx')).ContactActions }))
const ServiceActions = lazy(async () => ({ default: (await import('./contact-actions.tsx')).ServiceActions }))
const ContactDialog = lazy(async () => ({
  default: (await import('#web/features/services/contact-dialog.tsx')).ContactDialog,
}))

export type ProfileContact = {
  /** In the head: 'Contactar' for a company, 'Editar mi perfil' for the person; nothing for others. */
  head: ReactNode
  /** On a service's card, for a company. */
  of: (service: Service) => ReactNode
  dialog: ReactNode
}

/** Reserves the button's place where this browser remembers a company, so that the layout does not shift. */
const Room = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={cx('hidden [[data-signed-in=company]_&]:block', className)} />
)

const room = { head: <Room className="h-control w-36" />, of: <Room className="mt-4 h-control-sm" /> }

/** The actions of a signed-in viewer on a profile. A conversation is always about one service. */
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
  if (session.status === 'loading' && first) return { head: room.head, of: () => room.of, dialog: null }
  if (viewer?.userType !== 'company' || !first) return { head: null, of: () => null, dialog: null }

  const write = (service: Service) => {
    setAbout(service)
    setOpen(true)
  }
  return {
    head: (
      <Suspense fallback={room.head}>
        <ContactActions services={services} onWrite={write} sent={sent} />
      </Suspense>
    ),
    of: (service) => (
      <Suspense fallback={room.of}>
        <ServiceActions service={service} onWrite={write} />
      </Suspense>
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
            // From now on the company may see the contact data.
            void viewOf(about.professional.id).refresh()
          }}
        />
      </Suspense>
    ),
  }
}
