/** Longest wait for a quiet moment. In milliseconds. */
const PATIENCE = 10_000

/** Has the browser keep the page for when there is no network, once this first view has all that it needs. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    // Somebody's browser may refuse to keep anything: the site does without.
    void navigator.serviceWorker.register('/sw.js').catch(() => {})
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(register, { timeout: PATIENCE })
      : setTimeout(register, PATIENCE)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
