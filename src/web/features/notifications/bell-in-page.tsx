import { QueryProvider } from '#web/lib/query-client.tsx'
import { NotificationBell } from './bell.tsx'

/** The bell on a public page, which loads the query library only with it. */
export function BellInPage() {
  return (
    <QueryProvider>
      <NotificationBell />
    </QueryProvider>
  )
}
