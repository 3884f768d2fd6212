import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/action/button.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Band } from '#web/ui/look/motif/band.tsx'
import { BrandLink } from './brand-link.tsx'
import { FootNavigation, Groups, News, type PanelGroup, useCurrentItem } from './panel-navigation.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

type AdminShellProps = {
  groups: readonly PanelGroup[]
  /** The administrator, and the name of the role. */
  name: string
  role: string
  onLogout: () => void
  children: ReactNode
}

const LABEL = 'Administración'
const ITEM =
  'group relative flex min-h-9 items-center gap-2.5 rounded-sm px-2.5 text-sm font-medium whitespace-nowrap text-on-night-2 no-underline transition-colors hover:bg-night-line/60 hover:text-on-night focus-visible:outline-offset-[-2px] aria-[current]:bg-night-line aria-[current]:text-on-night'

/** The back-office: a dark rail says that one is inside. On a phone the sections are at the bottom. */
export function AdminShell({ groups, name, role, onLogout, children }: AdminShellProps) {
  const currentTo = useCurrentItem(groups)
  const leave = (className: string) => (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      aria-label="Cerrar sesión"
      onClick={onLogout}
      className={className}
    >
      <LogOut className="icon" />
    </Button>
  )
  return (
    <div className="min-h-dvh pb-(--foot-nav) lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:pb-0">
      <SkipLink />
      <header className="on-night sticky top-0 flex h-dvh flex-col bg-night text-on-night-2 max-lg:hidden print:hidden">
        <p className="flex h-header flex-none items-center gap-2.5 px-4">
          <BrandLink onNight />
          <span className="rounded-xs px-1.5 py-1 text-2xs leading-none font-strong text-accent-night inset-ring inset-ring-night-line">
            Admin
          </span>
        </p>
        <nav aria-label={LABEL} className="min-h-0 grow overflow-y-auto px-2 pb-4">
          <Groups groups={groups} isTitled>
            {(item) => (
              <Link to={item.to} aria-current={item.to === currentTo ? 'page' : undefined} className={ITEM}>
                <span className="group-aria-[current]:text-accent-night">{item.icon}</span>
                {item.label}
                <News of={item} className="ml-auto" />
              </Link>
            )}
          </Groups>
        </nav>
        <Band />
        <div className="flex flex-none items-center gap-2.5 px-3 py-2.5 text-xs">
          <Avatar name={name} size={34} />
          <p className="min-w-0 grow">
            <b className="block truncate font-strong text-on-night">{name}</b>
            {role}
          </p>
          <ThemeSwitch className="text-on-night-2 hover:bg-night-line hover:text-on-night" />
          {leave('text-on-night-2 hover:bg-night-line hover:text-on-night')}
        </div>
      </header>
      <div className="min-w-0">
        <header className="sticky top-0 z-header flex h-header items-center gap-2 border-b border-line bg-surface px-4 lg:hidden">
          <BrandLink />
          <div className="ml-auto flex items-center gap-1">
            <ThemeSwitch />
            {leave('')}
          </div>
        </header>
        <main
          id="contenido"
          tabIndex={-1}
          className="min-w-0 px-4 pt-5 pb-14 outline-none lg:px-8 lg:pt-7 lg:pb-16 [&_h1]:text-h3"
        >
          {children}
        </main>
      </div>
      <FootNavigation label={LABEL} groups={groups} currentTo={currentTo} />
    </div>
  )
}
