import { useState } from 'react'

/**
 * A loader's data, and a function that reloads it in the background. A failed reload (no network, a restarting server)
 * keeps the shown data, while a failing loader would show the error page instead. New data of the loader itself has
 * priority.
 */
export function useReloadable<T>(loaded: T, load: () => Promise<T>): [data: T, refresh: () => void] {
  const [shown, setShown] = useState({ loaded, data: loaded })
  if (shown.loaded !== loaded) setShown({ loaded, data: loaded })
  const refresh = () =>
    void load().then(
      (data) => setShown((now) => (now.loaded === loaded ? { loaded, data } : now)),
      () => {},
    )
  return [shown.data, refresh]
}
