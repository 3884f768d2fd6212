import { Outlet } from 'react-router'
import { Page } from '../layouts/page.tsx'
import { NotificationBell } from '../features/notifications/bell.tsx'
import { useLogout, useSession } from '../features/session/use-session.ts'

/** The frame of every page of the site, with the person's part of the header. */
export default function SiteLayout() {
  const session = useSession()
  const logout = useLogout()
  return (
    <Page session={session} onLogout={logout} bell={<NotificationBell />}>
      <Outlet />
    </Page>
  )
}
