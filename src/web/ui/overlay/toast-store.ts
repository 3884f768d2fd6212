export type Toast = {
  title: string
  description?: string
  /** `destructive` is for failures; an error that needs an action stays on the page instead. */
  tone?: 'default' | 'destructive'
  /** One action, available while the toast is shown. */
  action?: {
    label: string
    onPress: () => void
    /** How long the action is available: the toast counts down and never pauses. Default: the usual time of a toast. */
    seconds?: number
  }
}

/** `until`: the end of its action, on the clock of `performance.now()`. */
export type ShownToast = Toast & { id: number; until: number | null }

/** The last one is shown. Those before it have an action that is still available, and return when it goes. */
let toasts: ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()

const stillRuns = ({ until }: ShownToast) => until !== null && until > performance.now()

function set(next: ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before; only one is visible at a time. Browser only. */
export function showToast(toast: Toast) {
  count += 1
  const seconds = toast.action?.seconds
  const until = seconds === undefined ? null : performance.now() + seconds * 1000
  set([...toasts.filter(stillRuns), { ...toast, id: count, until }])
}

/** Removes the toast, and shows the one before it whose action is still available. */
export function hideToast(id: number) {
  if (toasts.some((toast) => toast.id === id))
    set(toasts.filter((toast) => toast.id !== id && stillRuns(toast)))
}

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToast = () => toasts.at(-1) ?? null
