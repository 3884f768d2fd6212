import { type ReactNode, useEffect } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { HeaderSession } from './session.ts'
import { SIGNED_IN_KEY } from './theme-script.ts'

/**
 * The personal part of the header. While the session loads it shows the visitor's version, because the public bytes are
 * the same for everyone; a browser with an earlier session shows an empty place of the same size instead. `person`: the
 * content for a signed-in person.
 */
export function HeaderSessionPart({ session, person }: { session: HeaderSession; person: ReactNode }) {
  useRememberedSession(session)
  return (
    <div className={cx('flex items-center justify-end gap-2', session.status !== 'user' && 'md:min-w-54')}>
      {session.status === 'user' ? person : <VisitorLinks loading={session.status === 'loading'} />}
    </div>
  )
}

function VisitorLinks({ loading }: { loading: boolean }) {
  return (
    <div className={loading ? 'contents [[data-signed-in]_&]:invisible' : 'contents'}>
      <LinkButton to="/login" variant="quiet" size="sm" className="max-md:hidden">
        Iniciar Sesión
      </LinkButton>
      <LinkButton to="/user-type-selection" variant="secondary" size="sm">
        Registrarse
      </LinkButton>
    </div>
  )
}

/** Stores the note that the head script reads before the first paint. */
function useRememberedSession(session: HeaderSession) {
  const { status } = session
  const kind = session.status === 'user' ? session.user.userType : null
  useEffect(() => {
    if (status === 'loading') return
    try {
      if (kind) localStorage.setItem(SIGNED_IN_KEY, kind)
      else localStorage.removeItem(SIGNED_IN_KEY)
    } catch {
      // Without storage the header only flickers.
    }
    delete document.documentElement.dataset.signedIn
  }, [status, kind])
}
