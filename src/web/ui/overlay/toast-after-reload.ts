import { useEffect } from 'react'
import { showToast } from './toast-store.ts'

/** Loads the whole page anew, here or at `path`, and shows a toast there: nothing on the screen is true any longer. */
export function reloadWithToast(title: string, path = window.location.href): void {
  // With the key of the router, which replaces a state that has none.
  window.history.pushState({ ...window.history.state, toast: title }, '', path)
  window.location.reload()
}

/** Shows the toast that the page before left, once. */
export function useToastAfterReload(): void {
  useEffect(() => {
    const { toast, ...state } = (window.history.state ?? {}) as { toast?: string }
    if (toast === undefined) return
    window.history.replaceState(state, '')
    showToast({ title: toast })
  }, [])
}
