import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { currentToast, type ShownToast, subscribeToToast } from './toast-store.ts'

const nothing = () => null
const loadToast = () => import('./toast.tsx')

/** Without a network the words are still said, if the card never came. */
const TimedToast = lazy(() =>
  loadToast().then(
    ({ TimedToast }) => ({ default: TimedToast }),
    () => ({ default: BareToast }),
  ),
)

/**
 * The place where toasts appear, mounted once in the root; one at a time. The two live regions are always there, so that screen
 * readers announce what arrives in them. The card is loaded with a person's first touch or key: no page needs it to be read.
 */
export function Toaster() {
  useEffect(() => {
    const ending = new AbortController()
    const once = { once: true, passive: true, signal: ending.signal }
    const load = () => {
      ending.abort()
      // A toast asks again and says so if it cannot be had.
      loadToast().catch(() => {})
    }
    addEventListener('pointerdown', load, once)
    addEventListener('keydown', load, once)
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

function BareToast({ toast }: { toast: ShownToast }) {
  return (
    <p className="rounded-md border border-line bg-surface p-4 text-sm">
      {toast.title} {toast.description}
    </p>
  )
}
