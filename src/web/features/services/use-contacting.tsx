import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Hire } from '#contracts/hires/hires.contract.ts'
import type { ServiceOffers } from '#contracts/services/package-fields.ts'
import type { Service } from '#contracts/services/services.contract.ts'
import { useResource } from '#web/lib/resource.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { loginHref } from '#web/lib/return.address.ts'
import { loginNeeded } from './login-needed.words.ts'
import { ownHiresResource } from './own-hires.resource.ts'
import { serviceHref } from './service.address.ts'

// Loaded on demand: only companies open it.
const loadDialog = () => import('./contact-dialog.tsx')
const ContactDialog = lazy(async () => ({ default: (await loadDialog()).ContactDialog }))

export type ContactKind = 'contact' | 'hire'
/** The list does not know the packages. */
export type Contacted = Pick<Service, 'id' | 'title' | 'price' | 'professional' | 'availability'> &
  Partial<ServiceOffers>
/** An address with one of these anchors opens the form; the login returns to it. */
const ASKED: Record<ContactKind, string> = { contact: 'contactar', hire: 'contratar' }

/** A viewer's relation to a service, and the available actions. */
export type Contacting = {
  viewer: 'visitor' | 'company' | 'professional'
  /** The company's latest hire of it; null when there is none or while unknown. */
  hire: Hire | null
  /** The confirmation of what was just sent, with the address of the conversation; null before. */
  sent: { words: string; href?: string } | null
  open: (kind: ContactKind) => void
  prepare: () => void
  /** The login, which returns to this form. */
  loginHref: (kind: ContactKind) => string
  /** Tells a visitor why the login follows. */
  sayWhyLogin: () => void
  dialog: ReactNode
}

/** Contact and hire of a service: the forms for a company, the login for a visitor, an explanation for a professional. */
export function useContacting(service: Contacted): Contacting {
  const session = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const viewer = session.status === 'user' ? session.user.userType : 'visitor'
  const [kind, setKind] = useState<ContactKind | null>(null)
  const [sent, setSent] = useState<Contacting['sent']>(null)
  const hires = useResource(ownHiresResource, viewer === 'company')
  const requested = (['contact', 'hire'] as const).find((one) => new URLSearchParams(search).has(ASKED[one]))
  /** A question continues the conversation about the service, if there is one. */
  const open = async (which: ContactKind) => {
    const href = which === 'contact' && (await (await import('./own-talk.ts')).ownTalkHref(service.id))
    if (href) await navigate(href)
    else setKind(which)
  }
  useEffect(() => {
    if (viewer === 'company' && requested) void open(requested)
    // Only the first load opens it: closing must not open it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [viewer])

  return {
    viewer,
    hire: hires?.find(({ serviceId }) => serviceId === service.id) ?? null,
    sent,
    open: (which) => void open(which),
    prepare: () => void loadDialog(),
    loginHref: (which) => loginHref(`${serviceHref(service.id)}?${ASKED[which]}=1`),
    sayWhyLogin: () => {
      if (session.status === 'visitor') showToast(loginNeeded)
    },
    dialog: viewer === 'company' && (
      <Suspense fallback={null}>
        <ContactDialog
          service={service}
          kind={kind}
          onClose={() => setKind(null)}
          onSent={(words, href) => setSent({ words, ...(href ? { href } : {}) })}
        />
      </Suspense>
    ),
  }
}
