import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { onForget } from './resource.ts'

/** As documented: no retries, data does not become stale by itself, no refetch on focus, no polling unless a query says so. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
      // Without a connection a form fails and says so, instead of waiting without a word.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let tabClient: QueryClient | undefined
onForget(() => tabClient?.clear())

/** On the server every page has an empty one of its own: loaders hand their data over as loader data. */
const clientOfTab = () =>
  typeof document === 'undefined' ? createQueryClient() : (tabClient ??= createQueryClient())

/**
 * One cache of server data for the tab, around what needs it: the panels, and the dialogs that a public page loads
 * when somebody opens them. The frame of public pages stands outside, so that a visitor does not load the library.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(clientOfTab)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
