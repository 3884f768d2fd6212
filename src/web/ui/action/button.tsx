import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonLook } from './button-style.ts'
import { cx } from '#web/ui/look/cx.ts'
import { Spinner } from '#web/ui/state/spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'style'> &
  ButtonLook & {
    /** Work is in progress: the button keeps its width and focus, shows a spinner and ignores presses. */
    busy?: boolean
    /** The label while busy ('Publicando...'). Its width is reserved from the start. */
    busyLabel?: string
  }

/** A button. To submit a form it needs `type="submit"`. `className` is for placement only. */
export function Button({
  variant,
  size,
  block,
  iconOnly,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const row = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={buttonClass({ variant, size, block, iconOnly }, className)}
    >
      <span className="grid">
        <span className={cx(row, busy && (busyLabel ? 'invisible' : 'opacity-0'))}>{children}</span>
        {busyLabel ? (
          <span className={cx(row, !busy && 'invisible')}>
            <Spinner />
            {busyLabel}
          </span>
        ) : (
          busy && (
            <span className={row}>
              <Spinner />
            </span>
          )
        )}
      </span>
    </button>
  )
}
