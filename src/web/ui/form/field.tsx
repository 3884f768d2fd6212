import { type ReactNode, useId, useMemo } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { FieldContext } from './field-context.ts'
import { FieldMessage } from './field-message.tsx'

type FieldProps = {
  label: ReactNode
  /** What helps before a mistake. The error takes its place. */
  hint?: ReactNode
  /** What to do, in words. Marks the control as invalid. */
  error?: string | undefined
  /** Adds '(opcional)': in a form, what may be left out says so; there are no asterisks. */
  optional?: boolean
  /** Tells screen readers that it must be filled in. */
  required?: boolean
  /** The control's id; made up when left out. */
  id?: string
  /** The label is only for screen readers (a search box with a button beside it). */
  hideLabel?: boolean
  className?: string
  /** One control of this folder (`TextInput`, `Select`, `Textarea`, …): it wires itself to this field. */
  children: ReactNode
}

/** A labelled control with its hint or error, tied together for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional,
  required = false,
  id,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const messageId = `${controlId}-message`
  const hasMessage = Boolean(error ?? hint)
  const wiring = useMemo(
    () => ({
      id: controlId,
      describedBy: hasMessage ? messageId : undefined,
      invalid: Boolean(error),
      required,
    }),
    [controlId, messageId, hasMessage, error, required],
  )
  return (
    <FieldContext value={wiring}>
      <div className={cx('group/field grid content-start gap-1.5', className)}>
        <label
          htmlFor={controlId}
          className={hideLabel ? 'sr-only' : 'justify-self-start text-sm font-strong'}
        >
          {label}
          {optional && <span className="font-body text-ink-3"> (opcional)</span>}
        </label>
        {children}
        <div className="empty:hidden group-has-data-counter/field:min-h-4.5 group-has-data-counter/field:pr-24 group-has-data-counter/field:empty:block">
          <FieldMessage id={messageId} hint={hint} error={error} />
        </div>
      </div>
    </FieldContext>
  )
}
