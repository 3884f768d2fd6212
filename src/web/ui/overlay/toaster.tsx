import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentToast, type ShownToast, subscribeToToast } from './toast-store.ts'

const nothing = () => null
const loadToast = () => import('./toast.tsx')

/** If the card could not be loaded without a network, the text is still announced. */
const TimedToast = lazy(() =>
  loadToast().then(
    ({ TimedToast }) => ({ default: TimedToast }),
    () => ({ default: PlainToast }),
  ),
)

/**
 * The place of the toasts, mounted once in the root. Its two live regions always exist, so that screen readers announce
 * their new content. The card loads on the person's first press or key, because no page needs it at first.
 */
export function Toaster() {
  useEffect(() => {
    const ending = new AbortController()
    const options = { once: true, passive: true, signal: ending.signal }
    const load = () => {
      ending.abort()
      // A toast tries again, and handles the failure.
      loadToast().catch(() => {})
    }
    addEventListener('pointerdown', load, options)
    addEventListener('keydown', load, options)
    return () => ending.abort()
  }, [])
  const toast = useSyncExternalStore(subscribeToToast, currentToast, nothing)
  const destructive = toast?.tone === 'destructive'
  const card = toast && (
    <Suspense>
      <TimedToast key={toast.id} toast={toast} />
    </Suspense>
  )
  return (
    <div
      data-toasts=""
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--foot)+1rem)] z-toast flex flex-col items-center sm:items-end lg:inset-x-6"
    >
      <div role="status" aria-live="polite" className="w-full max-w-[420px]">
        {!destructive && card}
      </div>
      <div role="alert" aria-live="assertive" className="w-full max-w-[420px]">
        {destructive && card}
      </div>
    </div>
  )
}

function PlainToast({ toast }: { toast: ShownToast }) {
  return (
    <p className="rounded-md border border-line bg-surface p-4 text-sm">
      {toast.title} {toast.description}
    </p>
  )
}
