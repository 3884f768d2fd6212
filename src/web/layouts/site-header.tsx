import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { cx } from '#web/ui/look/cx.ts'
import { BrandLink } from './brand-link.tsx'
import { HeaderSessionPart } from './header-session.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { isCurrent, navigationFor, type NavigationItem } from './navigation.ts'
import { type HeaderSession, homeOf } from './session.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export type SiteHeaderProps = {
  session: HeaderSession
  /** The content for a signed-in person: `PersonInHeader`. */
  person: ReactNode
  /** The help button of a panel. */
  help?: ReactNode
  /** Full width, above a dashboard. */
  full?: boolean
}

/** The header of every page. It requests nothing: its parent passes the session. */
export function SiteHeader({ session, person, help, full = false }: SiteHeaderProps) {
  const { pathname } = useLocation()
  const user = session.status === 'user' ? session.user : null
  const items = navigationFor(user?.userType ?? null)
  return (
    <header className="sticky top-0 z-header border-b border-line bg-surface">
      <div className={cx('flex h-header items-center gap-3 sm:gap-6', full ? 'px-4 lg:px-6' : 'wrap')}>
        <BrandLink />
        <nav aria-label="Principal" className="ml-1 hidden self-stretch xl:ml-4 xl:gap-1 nav:flex">
          {items.map((item) => (
            <NavigationLink key={item.to} {...item} current={isCurrent(item.to, pathname)} />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 min-[360px]:gap-2">
          {help}
          {/* A signed-in person's header has more items: on a narrow phone the theme switch is in the drawer. */}
          <ThemeSwitch {...(user ? { className: 'max-[27rem]:hidden' } : {})} />
          <HeaderSessionPart session={session} person={person} />
          <MobileMenu path={pathname} items={items} panel={user && homeOf(user)} hasTheme={user !== null} />
        </div>
      </div>
    </header>
  )
}

function NavigationLink({ to, label, icon: Icon, current }: NavigationItem & { current: boolean }) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={cx(
        'relative inline-flex items-center rounded-sm px-2.5 text-control whitespace-nowrap xl:px-3 font-medium no-underline transition-colors hover:text-ink focus-visible:outline-offset-[-4px]',
        current ? 'text-ink' : 'text-ink-2',
      )}
    >
      {Icon && <Icon className="icon mr-1.5 text-[0.9em]" />}
      {label}
      {current && <span className="terrace-mark absolute -bottom-px left-1/2 -ml-3.5" />}
    </Link>
  )
}
