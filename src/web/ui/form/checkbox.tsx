import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldMessage } from './field-message.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'style' | 'className'> & {
  label: ReactNode
  /** The number of results with this filter, at the end of the line. */
  count?: number | string
  hint?: ReactNode
  error?: string | undefined
}

/** A check box with its label; the whole line is clickable. */
export function Checkbox({ label, count, hint, error, ...rest }: CheckboxProps) {
  const messageId = useId()
  return (
    <div className="grid gap-1">
      <label className="flex min-h-8 items-center gap-2.5 text-control">
        <input
          {...rest}
          type="checkbox"
          className="tick"
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? messageId : undefined}
        />
        <span className="min-w-0">{label}</span>
        {count !== undefined && <span className="ml-auto text-xs text-ink-3 tabular-nums">{count}</span>}
      </label>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  )
}
