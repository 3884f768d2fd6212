import type { ComponentProps } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { useFieldAria } from './field-context.ts'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'style'> & {
  options: readonly SelectOption[]
  /** A first option with an empty value: 'Todas las categorías', 'Elige un rubro'. */
  emptyLabel?: string
  size?: 'sm' | 'md'
}

/** The native select: works without scripts and with every phone's picker. */
export function Select({ options, emptyLabel, size = 'md', className, ...rest }: SelectProps) {
  const aria = useFieldAria()
  return (
    <select
      {...aria}
      {...rest}
      className={cx('control control-select', size === 'sm' && 'control-sm', className)}
    >
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
