import type { SessionUser } from '#contracts/accounts.contract.ts'
import { HelpInHeader } from '../features/help/help-in-header.tsx'
import { NotificationBell } from '../features/notifications/bell.tsx'
import { useLogout, useSession } from '../features/session/use-session.ts'
import type { HeaderSession } from '../layouts/session.ts'

/** The personal part of a panel's header: its loader has already said who is there. */
export function usePanelHeader(user: SessionUser) {
  const session: HeaderSession = useSession(user)
  return { session, onLogout: useLogout(), bell: <NotificationBell />, help: <HelpInHeader /> }
}
