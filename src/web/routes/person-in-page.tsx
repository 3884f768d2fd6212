import { BellInPage } from '#web/features/notifications/bell-in-page.tsx'
import { PersonInHeader } from '#web/layouts/person-in-header.tsx'
import type { HeaderUser } from '#web/layouts/session.ts'

/** The person's part of the site's header, in a file that only signed-in people load. */
export function PersonInPage({ user, onLogout }: { user: HeaderUser; onLogout: () => void }) {
  return <PersonInHeader user={user} onLogout={onLogout} bell={<BellInPage />} />
}
