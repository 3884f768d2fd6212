import { useState } from 'react'

/**
 * What a loader gave, and a way to ask for it again in the background. While that fails (no network, a server that starts again) what is
 * shown stays: a loader that fails would put the page of an error in its place. What the loader itself gives anew counts before it.
 */
export function useKeptFresh<T>(loaded: T, load: () => Promise<T>): [data: T, refresh: () => void] {
  const [shown, setShown] = useState({ loaded, data: loaded })
  if (shown.loaded !== loaded) setShown({ loaded, data: loaded })
  const refresh = () =>
    void load().then(
      (data) => setShown((now) => (now.loaded === loaded ? { loaded, data } : now)),
      () => {},
    )
  return [shown.data, refresh]
}
