import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Count } from './count.tsx'
import { cx } from '#web/ui/look/cx.ts'

export type Tab = { label: ReactNode; count?: number; hot?: boolean }

/** The classes of a row of tabs, of a tab, and of the current one. */
export const ROW = 'flex gap-1 overflow-x-auto border-b border-line scrollbar-none'
export const TAB =
  'relative inline-flex min-h-[46px] flex-none items-center gap-2 px-3 text-control font-medium no-underline transition-colors hover:text-ink focus-visible:outline-offset-[-3px]'
export const CURRENT = 'text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:bg-accent'

export function TabContent({ label, count, hot }: Tab) {
  return (
    <>
      {label}
      {count !== undefined && <Count value={count} hot={hot} />}
    </>
  )
}

/** On a phone the row is wider than the screen, and the current tab may be outside of it. */
export function useChosenInSight<Row extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const bar = row.current
    const tab = bar?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return row
}

/** Tabs that are links. `label` is the row's accessible name. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string
  tabs: readonly (Tab & { to: string; current: boolean })[]
}) {
  const row = useChosenInSight<HTMLElement>(tabs.find((tab) => tab.current)?.to)
  return (
    <nav ref={row} aria-label={label} className={ROW}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          data-tab={tab.to}
          preventScrollReset
          aria-current={tab.current ? 'page' : undefined}
          className={cx(TAB, tab.current ? CURRENT : 'text-ink-2')}
        >
          <TabContent {...tab} />
        </Link>
      ))}
    </nav>
  )
}
