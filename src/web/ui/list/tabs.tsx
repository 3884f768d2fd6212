import type { KeyboardEvent, ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { CURRENT, ROW, type Tab, TAB, TabContent, useChosenInSight } from './link-tabs.tsx'

type TabsProps = {
  label: string
  /** `id` names the tab; its panel is below, given as `children` of the current tab. */
  tabs: readonly (Tab & { id: string })[]
  current: string
  onChange: (id: string) => void
  /** The panel of the current tab. */
  children: ReactNode
}

/** Tabs within a page, with their panel. The arrow keys move and select. */
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
