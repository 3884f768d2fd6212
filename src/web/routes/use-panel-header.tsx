import type { SessionUser } from '#contracts/accounts/accounts.contract.ts'
import { useCompanySwitch } from '#web/features/companies/team/use-company-switch.tsx'
import { AssistantInHeader } from '#web/features/assistant/assistant-in-header.tsx'
import { ViewBanner } from '#web/features/accounts/session/view-banner.tsx'
import { NotificationBell } from '#web/features/notifications/bell.tsx'
import { useLogout, useSession } from '#web/features/accounts/session/session.resource.ts'
import { useToastAfterReload } from '#web/ui/overlay/toast-after-reload.ts'
import { PersonInHeader } from '#web/layouts/person-in-header.tsx'

/** The personal part of a panel's header; its loader has the session. */
export function usePanelHeader(user: SessionUser) {
  const session = useSession(user)
  useToastAfterReload()
  const logout = useLogout()
  const companies = useCompanySwitch(user)
  const known = session.status === 'user' ? session.user : user
  return {
    session,
    person: (
      <>
        <PersonInHeader
          user={known}
          onLogout={logout}
          bell={<NotificationBell />}
          inPanel
          extra={companies}
        />
        <ViewBanner user={known} />
      </>
    ),
    help: <AssistantInHeader />,
  }
}
