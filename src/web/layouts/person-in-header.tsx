import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Menu, type MenuItem } from '#web/ui/overlay/menu.tsx'
import { displayName, fullName, type HeaderUser, homeOf } from './session.ts'

type PersonInHeaderProps = {
  user: HeaderUser
  onLogout: () => void
  bell: ReactNode
  /** Inside the panel no link to the panel is needed. */
  inPanel?: boolean
  /** More entries of the menu. */
  extra?: readonly MenuItem[]
}

/** The header of a signed-in person: link to the panel, bell and menu. */
export function PersonInHeader({ user, onLogout, bell, inPanel = false, extra }: PersonInHeaderProps) {
  return (
    <>
      {!inPanel && <PanelLink to={homeOf(user)} />}
      {bell}
      <UserMenu user={user} onLogout={onLogout} extra={extra} />
    </>
  )
}

/** The link from a public page to the panel: as text if there is room, on a phone as an icon. */
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

function UserMenu({ user, onLogout, extra }: Pick<PersonInHeaderProps, 'user' | 'onLogout' | 'extra'>) {
  const name = displayName(user)
  return (
    <Menu
      label={`Menú de ${name}`}
      buttonClassName="inline-flex items-center gap-2 rounded-full p-1 text-sm font-medium hover:bg-sunken focus-visible:rounded-full lg:pr-2.5"
      items={[
        { label: 'Mi Perfil', to: homeOf(user), icon: <UserRound className="icon" /> },
        ...(extra ?? []),
        { label: 'Cerrar Sesión', onSelect: onLogout, icon: <LogOut className="icon" /> },
      ]}
    >
      <Avatar name={fullName(user)} src={user.avatar} size={34} />
      <span className="max-w-24 truncate max-lg:hidden">{name}</span>
      <ChevronDown className="icon text-[0.875rem] max-lg:hidden" />
    </Menu>
  )
}
