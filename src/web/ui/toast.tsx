import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { cx } from './cx.ts'
import { currentToast, hideToast, showToast, subscribeToToast, type Toast } from './toast-store.ts'

const SHOWN_FOR_MS = 5000
const nothing = () => null

/** `const toast = useToast()`, then `toast({ title, description, tone })`. */
export function useToast() {
  return showToast
}

/**
 * The place where toasts appear, mounted once in the root. One at a time, for 5 seconds; it waits while the pointer
 * or the focus is on it. The two live regions are always there, so that screen readers announce what arrives in them.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, nothing)
  const destructive = toast?.tone === 'destructive'
  const card = toast && <TimedToast key={toast.id} id={toast.id} toast={toast} />
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot)+1rem)] z-toast flex flex-col items-center sm:items-end lg:inset-x-6">
      <div role="status" aria-live="polite" className="w-full max-w-[420px]">
        {!destructive && card}
      </div>
      <div role="alert" aria-live="assertive" className="w-full max-w-[420px]">
        {destructive && card}
      </div>
    </div>
  )
}

function TimedToast({ id, toast }: { id: number; toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return undefined
    const timer = setTimeout(() => hideToast(id), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [id, held])
  return (
    <div
      className="toast-enter pointer-events-auto"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastCard toast={toast} onClose={() => hideToast(id)} />
    </div>
  )
}

/** The card of a toast, as the gallery shows it. To show one to a person, use `useToast`. */
export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
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
        {toast.action && (
          <button
            type="button"
            className="mt-1 min-h-6 font-strong underline underline-offset-4"
            onClick={() => {
              onClose()
              toast.action?.onPress()
            }}
          >
            {toast.action.label}
          </button>
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
