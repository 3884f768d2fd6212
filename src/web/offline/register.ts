/** The longest wait until the browser is idle. In milliseconds. */
const PATIENCE = 10_000

/** Registers the service worker, which stores the offline page, once this first view has loaded everything. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () =>
    // A browser may refuse it: the site works without.
    void navigator.serviceWorker.register('/sw.js').catch(() => {})
  const whenIdle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(register, { timeout: PATIENCE })
      : setTimeout(register, PATIENCE)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}
