import type { ReactNode } from 'react'

/** One setting: its name, its current value, and its actions at the end. */
export function SettingRow({
  title,
  action,
  children,
}: {
  title: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 max-sm:w-full">
        <h3 className="text-sm font-strong">{title}</h3>
        {children && <p className="text-sm text-ink-2">{children}</p>}
      </div>
      {action}
    </div>
  )
}
