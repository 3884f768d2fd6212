import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/look/cx.ts'
import { complaintsBook } from './footer-links.ts'
import { type PanelGroup, PanelNavigation } from './panel-navigation.tsx'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

type DashboardProps = Omit<SiteHeaderProps, 'full'> & {
  /** The accessible name of the navigation: 'Panel profesional'. */
  label: string
  groups: readonly PanelGroup[]
  /** For content that needs the whole width (a board): the navigation shrinks to icons, and the margins are small. */
  rail?: boolean
  children: ReactNode
}

/** The layout of a dashboard: the sections at the left with counts of news; on a phone at the bottom. */
export function Dashboard({ label, groups, rail = false, children, ...header }: DashboardProps) {
  return (
    <div className="min-h-dvh pb-(--foot-nav)">
      <SkipLink />
      <SiteHeader {...header} full />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)]',
          rail ? 'lg:grid-cols-[4.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[15rem_minmax(0,1fr)]',
        )}
      >
        <PanelNavigation label={label} groups={groups} rail={rail} />
        <main
          id="contenido"
          tabIndex={-1}
          className={cx(
            'min-w-0 px-4 pt-5 pb-14 outline-none',
            rail ? 'lg:px-5 lg:pt-6 lg:pb-5' : 'max-w-[80rem] lg:px-10 lg:pt-8 lg:pb-20',
          )}
        >
          {children}
        </main>
      </div>
      <PanelFooter />
    </div>
  )
}

/** The links that every page must have, in one line. */
function PanelFooter() {
  const links = [
    complaintsBook,
    { label: 'Centro de ayuda', to: '/ayuda' },
    { label: 'Privacidad', to: '/privacidad' },
  ]
  return (
    <footer className="border-t border-line px-4 py-4 text-sm text-ink-2 lg:px-6">
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
