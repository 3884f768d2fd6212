import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'style' | 'className'> & {
  label: ReactNode
  /** The number of results with this filter, at the end of the line. */
  count?: number
}

/** A switch that takes effect at once, without a button to confirm. */
export function Switch({ label, count, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-8 items-center gap-2.5 text-control">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says it by itself */}
      <input {...rest} type="checkbox" role="switch" className="tick tick-switch" />
      <span className="min-w-0">{label}</span>
      {count !== undefined && <span className="ml-auto text-xs text-ink-3 tabular-nums">{count}</span>}
    </label>
  )
}
