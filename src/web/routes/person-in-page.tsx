import { BellInPage } from '../features/notifications/bell-in-page.tsx'
import { PersonInHeader } from '../layouts/person-in-header.tsx'
import type { HeaderUser } from '../layouts/session.ts'

/** The person's part of the header on a page of the site: in a file that only they load. */
export function PersonInPage({ user, onLogout }: { user: HeaderUser; onLogout: () => void }) {
  return <PersonInHeader user={user} onLogout={onLogout} bell={<BellInPage />} />
}
