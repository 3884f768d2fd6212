import { QueryProvider } from '#web/lib/query-client.tsx'
import { NotificationBell } from './bell.tsx'

/** The bell on a public page. It loads the query library on demand. */
export function BellInPage() {
  return (
    <QueryProvider>
      <NotificationBell />
    </QueryProvider>
  )
}
