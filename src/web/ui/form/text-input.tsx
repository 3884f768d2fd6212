import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { useFieldAria } from './field-context.ts'

type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'style'> & {
  size?: 'sm' | 'md'
  /** A lucide icon at the start. */
  icon?: ReactNode
}

/** One line of text. Inside a `Field` it takes its id and aria attributes from there; alone it needs an `aria-label`. */
export function TextInput({ size = 'md', icon, className, type = 'text', ...rest }: TextInputProps) {
  const aria = useFieldAria()
  const input = (
    <input
      {...aria}
      {...rest}
      type={type}
      className={cx('control', size === 'sm' && 'control-sm', icon ? 'pl-11' : '', icon ? '' : className)}
    />
  )
  if (!icon) return input
  return (
    <span className={cx('relative block', className)}>
      <span className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3">
        {icon}
      </span>
      {input}
    </span>
  )
}
