import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FreshQueries } from './fresh-queries.ts'
import { onForget } from './resource.ts'

/** As documented: no retries, data does not become stale by itself, no refetch on focus, no polling unless a query declares it. */
const createQueryClient = () =>
  new FreshQueries({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
      // Without a connection a form fails with an error instead of waiting silently.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let tabClient: FreshQueries | undefined
onForget(() => tabClient?.clear())

/** On the server every page has its own empty client: loaders pass their data as loader data. */
const clientOfTab = () =>
  typeof document === 'undefined' ? createQueryClient() : (tabClient ??= createQueryClient())

/**
 * The tab's cache of server data, around what needs it: the panels, and the dialogs that a public page loads on demand.
 * The layout of public pages stays outside, so that a visitor does not load the library.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfTab)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
