import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { displayName, fullName, type HeaderUser, homeOf } from './session.ts'

type PersonInHeaderProps = {
  user: HeaderUser
  onLogout: () => void
  bell: ReactNode
  /** The page is one of the panel's: no way to it is needed. */
  inPanel?: boolean
}

/** What the header has for who is signed in: the way to the panel, the bell, the menu. */
export function PersonInHeader({ user, onLogout, bell, inPanel = false }: PersonInHeaderProps) {
  return (
    <>
      {!inPanel && <PanelLink to={homeOf(user)} />}
      {bell}
      <UserMenu user={user} onLogout={onLogout} />
    </>
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
