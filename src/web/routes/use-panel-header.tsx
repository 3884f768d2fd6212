import type { SessionUser } from '#contracts/accounts/accounts.contract.ts'
import { HelpInHeader } from '#web/features/help/help-in-header.tsx'
import { NotificationBell } from '#web/features/notifications/bell.tsx'
import { useLogout, useSession } from '#web/features/accounts/session/session.resource.ts'
import { PersonInHeader } from '#web/layouts/person-in-header.tsx'
import type { HeaderSession } from '#web/layouts/session.ts'

/** The personal part of a panel's header; its loader has the session. */
export function usePanelHeader(user: SessionUser) {
  const session: HeaderSession = useSession(user)
  const logout = useLogout()
  const known = session.status === 'user' ? session.user : user
  return {
    session,
    person: <PersonInHeader user={known} onLogout={logout} bell={<NotificationBell />} inPanel />,
    help: <HelpInHeader />,
  }
}
