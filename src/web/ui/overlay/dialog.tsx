import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'

type DialogProps = {
  open: boolean
  /** Called on Escape, the close button and a press outside. The parent then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  /** One sentence below the title, announced with it. */
  description?: ReactNode
  /**
   * `sheet` comes from the bottom on a phone and is a dialog elsewhere; `drawer` comes from the right; `corner` stands
   * above the help button.
   */
  variant?: 'dialog' | 'sheet' | 'drawer' | 'corner'
  /** Widths of 30, 40 and 58 rem. */
  size?: 'sm' | 'md' | 'lg'
  /** The buttons, always visible at the bottom. The last one is the main action. */
  footer?: ReactNode
  /** The content has its own heading and fills the dialog to the edge; `title` is only the accessible name. */
  bare?: boolean
  /** While a request is pending, neither Escape nor a press outside closes it. */
  locked?: boolean
  children?: ReactNode
}

const SIZES = { sm: 'max-w-[30rem]', md: 'max-w-[40rem]', lg: 'max-w-[58rem]' }
const VARIANTS = {
  dialog: 'overlay-center',
  sheet: 'overlay-center overlay-sheet',
  drawer: 'overlay-drawer',
  corner: 'overlay-center overlay-sheet overlay-corner',
}
const FIRST_FIELD = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * A native modal dialog. The focus goes to the first field, or to the title when there is none, stays inside,
 * and returns afterwards. The children are mounted only while it is open, so that a form in it starts fresh.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  variant = 'dialog',
  size = 'sm',
  footer,
  locked = false,
  bare = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  // Close it before it is removed: only then does the browser return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector<HTMLElement>('h2')
    first?.focus()
    return () => dialog.close()
  }, [open])

  const cross = (
    <Button
      variant="quiet"
      size="sm"
      iconOnly
      className={bare ? 'bg-surface' : '-mt-1 -mr-1.5'}
      aria-label="Cerrar"
      disabled={locked}
      onClick={onClose}
    >
      <X className="icon" />
    </Button>
  )

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a press on the backdrop; the keyboard has Escape
    <dialog
      ref={ref}
      aria-labelledby={bare ? undefined : `${id}-title`}
      aria-label={bare && typeof title === 'string' ? title : undefined}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cx('overlay', VARIANTS[variant], variant !== 'drawer' && SIZES[size])}
      onCancel={(event) => {
        // Cancelling a file picker or a nested dialog fires `cancel` too, which must not close this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!locked) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !locked) onClose()
      }}
    >
      {open && bare && (
        <>
          <div className="sticky top-3 z-sticky -mb-control-sm mr-3 flex justify-end">{cross}</div>
          {children}
        </>
      )}
      {open && !bare && (
        <div className="grid min-h-full grid-rows-[auto_1fr_auto]">
          <header className="sticky top-0 z-sticky flex items-start gap-3 bg-surface px-5 pt-5 pb-2">
            <div className="min-w-0 grow">
              <h2 id={`${id}-title`} tabIndex={-1} className="text-h3 outline-none">
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="mt-2 text-ink-2">
                  {description}
                </p>
              )}
            </div>
            {cross}
          </header>
          <div className={cx('min-w-0 px-5', children ? 'pt-2 pb-5' : '')}>{children}</div>
          {footer && (
            <footer className="sticky bottom-0 flex flex-wrap justify-end gap-2 bg-surface px-5 pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))] max-xs:flex-col-reverse">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  )
}
