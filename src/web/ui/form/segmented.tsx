import type { ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'

type SegmentedProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** A switch between two or three views: Tablero, Tabla. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={label} className="inline-flex gap-0.5 rounded-md bg-sunken p-[3px]">
      {options.map((option) => {
        const pressed = option.value === value
        return (
          <button
            key={option.value}
            type="button"
            aria-pressed={pressed}
            onClick={() => onChange(option.value)}
            className={cx(
              'inline-flex min-h-8 items-center gap-1.5 rounded-[9px] px-3 text-sm font-medium transition-colors',
              pressed ? 'bg-surface text-ink ring ring-line' : 'text-ink-2 hover:text-ink',
            )}
          >
            {option.icon}
            {option.label}
          </button>
        )
      })}
    </div>
  )
}
