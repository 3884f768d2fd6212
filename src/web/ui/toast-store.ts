export type Toast = {
  title: string
  description?: string
  /** `destructive` is for what failed; an error that needs an action stays on the page instead. */
  tone?: 'default' | 'destructive'
  /** One thing that can be done about it, as long as it stands there: 'Deshacer'. */
  action?: { label: string; onPress: () => void }
}

type Shown = Toast & { id: number }

let current: Shown | null = null
let count = 0
const listeners = new Set<() => void>()

function set(next: Shown | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast; the one before it gives way, there is never more than one. For the browser only. */
export function showToast(toast: Toast) {
  count += 1
  set({ ...toast, id: count })
}

/** Takes the toast away, unless another has taken its place since. */
export function hideToast(id: number) {
  if (current?.id === id) set(null)
}

export function subscribeToToast(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToast = () => current
