import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { FieldMessage } from './field-message.tsx'

type RadioGroupProps = {
  /** The name of the form field. */
  name?: string
  legend: ReactNode
  options: readonly { value: string; label: ReactNode; description?: ReactNode; icon?: ReactNode }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** The result of react-hook-form's `register`, in place of `name`, `value` and `onChange`. */
  field?: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref'>
  hint?: ReactNode
  error?: string | undefined
  hideLegend?: boolean
  /** `cards` for a choice between a few large options (an account type, a work mode). */
  variant?: 'list' | 'cards'
}

/** A choice of one among a few options. The arrow keys move through it, as in any radio group. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, options, hint, error, hideLegend, variant = 'list' } = props
  const messageId = useId()
  const cards = variant === 'cards'
  return (
    <fieldset aria-describedby={(error ?? hint) ? messageId : undefined} className="grid gap-1.5">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-strong'}>{legend}</legend>
      <div className={cards ? 'grid gap-3 sm:grid-cols-2' : 'grid'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={
              cards
                ? 'flex items-start gap-3 rounded-md border border-line-strong bg-surface p-4 hover:border-ink-2 has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink'
                : 'flex min-h-8 items-center gap-2.5 text-control'
            }
          >
            {option.icon && <span className="mt-0.5 text-h3 text-accent-ink">{option.icon}</span>}
            <span className={cx('min-w-0', cards && 'grow')}>
              <span className={cards ? 'font-strong' : ''}>{option.label}</span>
              {option.description && <span className="block text-sm text-ink-2">{option.description}</span>}
            </span>
            <input
              type="radio"
              name={props.name}
              value={option.value}
              checked={props.value === undefined ? undefined : props.value === option.value}
              defaultChecked={props.value === undefined ? props.defaultValue === option.value : undefined}
              onChange={() => props.onChange?.(option.value)}
              {...props.field}
              className={cx('tick tick-radio', !cards && '-order-1')}
            />
          </label>
        ))}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  )
}
