import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Count } from '../ui/count.tsx'
import { cx } from '../ui/cx.ts'
import { complaintsBook } from './footer-links.ts'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

export type DashboardItem = {
  label: string
  to: string
  icon: ReactNode
  count?: number
  /** The count asks for attention. */
  hot?: boolean
  /** A line before it: another group begins. */
  startsGroup?: boolean
  /** Current by the exact address (with its search) and not by the paths below it. */
  exact?: boolean
}

type DashboardProps = Omit<SiteHeaderProps, 'full'> & {
  /** The name of the navigation: 'Panel profesional'. */
  label: string
  items: readonly DashboardItem[]
  /** The content wants the whole width (a board): the navigation shrinks to icons and the margins to a hand. */
  rail?: boolean
  children: ReactNode
}

/** The frame of a dashboard: navigation with counts at the left, on a phone a bar of tabs that scrolls. */
export function Dashboard({ label, items, rail = false, children, ...header }: DashboardProps) {
  return (
    <div className="min-h-dvh">
      <SkipLink />
      <SiteHeader {...header} full />
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)]',
          rail ? 'lg:grid-cols-[4.5rem_minmax(0,1fr)]' : 'lg:grid-cols-[15rem_minmax(0,1fr)]',
        )}
      >
        <DashboardNavigation label={label} items={items} rail={rail} />
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

/** What every page has to lead to, in one line. */
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

function DashboardNavigation({ label, items, rail }: Pick<DashboardProps, 'label' | 'items' | 'rail'>) {
  const { pathname, search } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const isCurrent = (item: DashboardItem) => {
    if (item.to.includes('?')) return item.to === pathname + search
    if (item.exact) return item.to === pathname && search === ''
    return pathname === item.to || pathname.startsWith(`${item.to}/`)
  }

  const currentTo = items.find(isCurrent)?.to
  const counts = items.map(({ count }) => count).join()

  useEffect(() => {
    const bar = list.current
    const current = bar?.querySelector<HTMLElement>(`a[href="${currentTo}"]`)
    if (bar && current) bar.scrollLeft = current.offsetLeft - (bar.clientWidth - current.offsetWidth) / 2
    // oxlint-disable-next-line react/exhaustive-deps -- a count that comes later makes the bar longer
  }, [currentTo, counts])

  return (
    <nav
      aria-label={label}
      className="sticky top-header z-sticky min-w-0 border-b border-line bg-surface lg:h-[calc(100dvh-var(--spacing-header))] lg:overflow-auto lg:border-r lg:border-b-0 lg:bg-transparent lg:px-3 lg:py-5"
    >
      <ul ref={list} className="relative flex scrollbar-none overflow-x-auto px-2 lg:grid lg:gap-0.5 lg:px-0">
        {items.map((item) => (
          <li
            key={item.to}
            className={cx('flex-none', item.startsGroup && 'lg:mt-3 lg:border-t lg:border-line lg:pt-3')}
          >
            <Link
              to={item.to}
              aria-current={item.to === currentTo ? 'page' : undefined}
              title={rail ? item.label : undefined}
              className={cx(
                rail && 'lg:relative lg:w-12 lg:justify-center',
                'group flex min-h-[46px] items-center gap-2 px-3 text-sm font-medium whitespace-nowrap text-ink-2 no-underline transition-colors hover:text-ink focus-visible:outline-offset-[-3px]',
                'aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px] aria-[current]:shadow-accent',
                'lg:min-h-10 lg:rounded-ctl lg:hover:bg-sunken lg:aria-[current]:bg-accent-soft lg:aria-[current]:text-accent-ink lg:aria-[current]:shadow-none',
              )}
            >
              <span className="text-ink-3 group-aria-[current]:text-accent-ink max-lg:hidden">
                {item.icon}
              </span>
              <span className={rail ? 'lg:sr-only' : ''}>{item.label}</span>
              {item.count !== undefined && (
                <Count
                  value={item.count}
                  hot={item.hot}
                  className={rail ? 'lg:absolute lg:-top-1 lg:right-0' : 'lg:ml-auto'}
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
