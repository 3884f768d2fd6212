import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

/** As documented: no retries, data does not become stale by itself, no refetch on focus, no polling unless a query says so. */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false },
      // Without a connection a form fails and says so, instead of waiting without a word.
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** One cache of server data for the tab. On the server it stays empty: loaders hand their data over as loader data. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
