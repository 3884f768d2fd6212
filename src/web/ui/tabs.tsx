import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Count } from './count.tsx'
import { cx } from './cx.ts'

type Tab = { label: ReactNode; count?: number; hot?: boolean }

const ROW = 'flex gap-1 overflow-x-auto border-b border-line scrollbar-none'
const TAB =
  'relative inline-flex min-h-[46px] flex-none items-center gap-2 px-3 text-control font-medium no-underline transition-colors hover:text-ink focus-visible:outline-offset-[-3px]'
const CURRENT = 'text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:bg-accent'

function TabContent({ label, count, hot }: Tab) {
  return (
    <>
      {label}
      {count !== undefined && <Count value={count} hot={hot} />}
    </>
  )
}

/** On a phone the row is longer than the screen, and the chosen tab may stand beyond its edge. */
function useChosenInSight<Row extends HTMLElement>(chosen: string | undefined) {
  const row = useRef<Row>(null)
  useEffect(() => {
    const bar = row.current
    const tab = bar?.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)
    if (bar && tab) bar.scrollLeft = tab.offsetLeft - bar.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return row
}

/** Tabs that are addresses: each is a link. `label` names the row. */
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

type TabsProps = {
  label: string
  /** `id` names the tab; its panel is the one below, given as `children` of the current tab. */
  tabs: readonly (Tab & { id: string })[]
  current: string
  onChange: (id: string) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Tabs within a page, with their panel. The arrow keys move and choose. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab.id === current)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[
      event.key
    ]
    const target = next === undefined ? undefined : tabs[next % tabs.length]
    if (!target) return
    event.preventDefault()
    onChange(target.id)
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus()
  }
  const row = useChosenInSight<HTMLDivElement>(current)
  return (
    <div>
      <div ref={row} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown} className={ROW}>
        {tabs.map((tab) => {
          const selected = tab.id === current
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`tab-${tab.id}`}
              data-tab={tab.id}
              aria-selected={selected}
              aria-controls={selected ? `panel-${tab.id}` : undefined}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.id)}
              className={cx(TAB, selected ? CURRENT : 'text-ink-2')}
            >
              <TabContent {...tab} />
            </button>
          )
        })}
      </div>
      <div role="tabpanel" id={`panel-${current}`} aria-labelledby={`tab-${current}`} className="pt-5">
        {children}
      </div>
    </div>
  )
}
