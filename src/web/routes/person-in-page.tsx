import type { SessionUser } from '#contracts/accounts/accounts.contract.ts'
import { ViewBanner } from '#web/features/accounts/session/view-banner.tsx'
import { BellInPage } from '#web/features/notifications/bell-in-page.tsx'
import { PersonInHeader } from '#web/layouts/person-in-header.tsx'

/** The person's part of the site's header, in a file that only signed-in people load. */
export function PersonInPage({ user, onLogout }: { user: SessionUser; onLogout: () => void }) {
  return (
    <>
      <PersonInHeader user={user} onLogout={onLogout} bell={<BellInPage />} />
      <ViewBanner user={user} />
    </>
  )
}
