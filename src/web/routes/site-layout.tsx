import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSavedOwner } from '../features/saved-jobs/use-saved-owner.ts'
import { Page } from '../layouts/page.tsx'
import { useLogout, useSession } from '../features/session/use-session.ts'

// Visitors are most of those who read, and have no bell.
const NotificationBell = lazy(async () => ({
  default: (await import('../features/notifications/bell-in-page.tsx')).BellInPage,
}))

/** The frame of every page of the site, with the person's part of the header. */
export default function SiteLayout() {
  const session = useSession()
  useSavedOwner(session)
  const logout = useLogout()
  const bell = (
    <Suspense fallback={<span className="size-control-sm" />}>
      <NotificationBell />
    </Suspense>
  )
  return (
    <Page session={session} onLogout={logout} bell={bell}>
      <Outlet />
    </Page>
  )
}
