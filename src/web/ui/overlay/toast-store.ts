export type Toast = {
  title: string
  description?: string
  /** `destructive` is for what failed; an error that needs an action stays on the page instead. */
  tone?: 'default' | 'destructive'
  /** One thing that can be done about it, as long as it stands there. */
  action?: {
    label: string
    onPress: () => void
    /** For so long and no longer: the toast counts it down, and waits for nobody. Left out: as long as any toast stands. */
    seconds?: number
  }
}

/** `until`: when its action is over, on the clock of `performance.now()`. */
export type ShownToast = Toast & { id: number; until: number | null }

/** The last one is shown. Those before it have an action whose time still runs, and come back when it goes. */
let toasts: ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()

const stillRuns = ({ until }: ShownToast) => until !== null && until > performance.now()

function set(next: ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast; the one before it gives way, there is never more than one. For the browser only. */
export function showToast(toast: Toast) {
  count += 1
  const seconds = toast.action?.seconds
  const until = seconds === undefined ? null : performance.now() + seconds * 1000
  set([...toasts.filter(stillRuns), { ...toast, id: count, until }])
}

/** Takes the toast away, and shows the one before it whose action can still be pressed. */
export function hideToast(id: number) {
  if (toasts.some((toast) => toast.id === id))
    set(toasts.filter((toast) => toast.id !== id && stillRuns(toast)))
}

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToast = () => toasts.at(-1) ?? null
