import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { type ReactNode, useEffect } from 'react'
import { Avatar } from '../ui/avatar.tsx'
import { cx } from '../ui/cx.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { displayName, fullName, type HeaderSession, type HeaderUser, homeOf } from './session.ts'
import { SIGNED_IN_KEY } from './theme-script.ts'

type HeaderSessionPartProps = {
  session: HeaderSession
  onLogout: () => void
  bell?: ReactNode
  /** The page is one of the panel's: no way to it is needed. */
  inPanel: boolean
}

/**
 * The personal part of the header. While the session is loading it shows what a visitor sees, because the public bytes
 * are the same for everyone; who was signed in on this browser sees an empty place of the same size instead.
 */
export function HeaderSessionPart({ session, onLogout, bell, inPanel }: HeaderSessionPartProps) {
  useRememberedSession(session)
  return (
    <div className={cx('flex items-center justify-end gap-2', session.status !== 'user' && 'md:min-w-54')}>
      {session.status === 'user' ? (
        <>
          {!inPanel && <PanelLink to={homeOf(session.user)} />}
          {bell}
          <UserMenu user={session.user} onLogout={onLogout} />
        </>
      ) : (
        <VisitorLinks loading={session.status === 'loading'} />
      )}
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

/** The way from a public page back to the own panel: in words where there is room, on a phone by its icon. */
function PanelLink({ to }: { to: string }) {
  return (
    <LinkButton
      to={to}
      variant="secondary"
      size="sm"
      aria-label="Mi panel"
      className="max-md:size-control-sm max-md:px-0"
    >
      <LayoutDashboard className="icon" />
      <span className="max-md:hidden">Mi panel</span>
    </LinkButton>
  )
}

function UserMenu({ user, onLogout }: { user: HeaderUser; onLogout: () => void }) {
  const name = displayName(user)
  return (
    <Menu
      label={`Menú de ${name}`}
      buttonClassName="inline-flex items-center gap-2 rounded-full p-1 text-sm font-medium hover:bg-sunken focus-visible:rounded-full lg:pr-2.5"
      items={[
        { label: 'Mi Perfil', to: homeOf(user), icon: <UserRound className="icon" /> },
        { label: 'Cerrar Sesión', onSelect: onLogout, icon: <LogOut className="icon" /> },
      ]}
    >
      <Avatar name={fullName(user)} src={user.avatar} size={34} />
      <span className="max-w-24 truncate max-lg:hidden">{name}</span>
      <ChevronDown className="icon text-[0.875rem] max-lg:hidden" />
    </Menu>
  )
}

/** Keeps the note that the head script reads before the next first paint. */
function useRememberedSession(session: HeaderSession) {
  const { status } = session
  const kind = session.status === 'user' ? session.user.userType : null
  useEffect(() => {
    if (status === 'loading') return
    try {
      if (kind) localStorage.setItem(SIGNED_IN_KEY, kind)
      else localStorage.removeItem(SIGNED_IN_KEY)
    } catch {
      // Without storage the header only flashes, nothing breaks.
    }
    delete document.documentElement.dataset.signedIn
  }, [status, kind])
}
