import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { hideToast, type ShownToast, type Toast } from './toast-store.ts'

const SHOWN_FOR_MS = 5000

/**
 * A toast with its timer: 5 seconds, paused by the pointer or the focus. With an undo it stays exactly as long as that is
 * available.
 */
export function TimedToast({ toast }: { toast: ShownToast }) {
  const [held, setHeld] = useState(false)
  const { id, until } = toast
  useEffect(() => {
    // A toast with an end of its own is not paused by the pointer: after it the button would do nothing.
    if (held && until === null) return undefined
    const timer = setTimeout(() => hideToast(id), until === null ? SHOWN_FOR_MS : until - performance.now())
    return () => clearTimeout(timer)
  }, [id, held, until])
  const focusOf = useReturnedFocus()
  return (
    <div
      className="toast-enter pointer-events-auto"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true)
        focusOf.entered(event)
      }}
      onBlur={(event) => {
        setHeld(false)
        focusOf.left(event)
      }}
    >
      <ToastCard toast={toast} until={until} onClose={() => hideToast(id)} />
    </div>
  )
}

/** If a toast with the focus disappears, the focus returns to where it was. */
function useReturnedFocus() {
  const cameFrom = useRef<EventTarget | null>(null)
  useEffect(
    () => () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    },
    [],
  )
  return {
    entered: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
    },
    left: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = null
    },
  }
}

/** Whole seconds until then, updated every second. */
function useSecondsUntil(until: number | null): number | null {
  const left = () => (until === null ? null : Math.max(0, Math.ceil((until - performance.now()) / 1000)))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    if (until === null) return undefined
    const timer = setInterval(() => setSeconds(left), 200)
    return () => clearInterval(timer)
  })
  return seconds
}

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Ctrl+Z (or Cmd+Z) presses the undo, except in a text field, where it undoes typing. */
function useUndoKey(press: (() => void) | null) {
  useEffect(() => {
    if (!press) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || writes(event.target))
        return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [press])
}

type ToastCardProps = {
  toast: Toast
  onClose: () => void
  /** On the clock of `performance.now()`. */ until?: number | null
}

/** The card of a toast, also for the gallery. To show a toast, call `showToast`. */
export function ToastCard({ toast, onClose, until = null }: ToastCardProps) {
  const seconds = useSecondsUntil(until)
  const { action } = toast
  const press =
    action &&
    (() => {
      onClose()
      action.onPress()
    })
  useUndoKey(press && until !== null ? press : null)
  const destructive = toast.tone === 'destructive'
  const Icon = destructive ? CircleAlert : CircleCheck
  return (
    <div
      className={cx(
        'grid w-full max-w-[420px] grid-cols-[24px_1fr_auto] items-start gap-3 rounded-md border p-4 text-sm shadow-pop',
        destructive ? 'on-bad-block border-transparent bg-bad text-on-bad' : 'border-line bg-surface',
      )}
    >
      <Icon className={cx('icon text-[1rem]', !destructive && 'text-ok-ink')} />
      <div>
        <p className="font-strong">{toast.title}</p>
        {toast.description && <p className={destructive ? '' : 'text-ink-2'}>{toast.description}</p>}
        {action && (
          <p className="mt-1 flex items-center gap-3">
            <button
              type="button"
              className="min-h-6 font-strong underline underline-offset-4"
              aria-keyshortcuts={seconds === null ? undefined : 'Control+Z'}
              onClick={press}
            >
              {action.label}
            </button>
            {seconds !== null && (
              <>
                <span className="sr-only">Tienes {action.seconds} segundos. También con Control y Z.</span>
                <span aria-hidden="true" className="text-xs text-ink-3 tabular-nums">
                  {seconds} s
                </span>
              </>
            )}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label="Cerrar el aviso"
        onClick={onClose}
        className="-m-1 grid size-7 place-items-center rounded-sm transition-colors hover:bg-current/10"
      >
        <X className="icon" />
      </button>
    </div>
  )
}
