import type { OwnAccount, OwnSession } from '#contracts/accounts/own-account.contract.ts'
import { PreferencesCard } from '#web/features/notifications/preferences-card.tsx'
import { AssistantCard } from '#web/features/assistant/assistant-card.tsx'
import { AccessCard } from './access-card.tsx'
import { DataCard } from './data-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { ownCalls } from './two-factor-calls.ts'
import { TwoFactorCard } from './two-factor-card.tsx'

/** The settings that both account types have. */
export function AccountSettings({
  owner,
  account,
  sessions,
}: {
  owner: 'professional' | 'company'
  account: OwnAccount
  sessions: readonly OwnSession[] | null
}) {
  return (
    <>
      <AccessCard account={account} />
      <TwoFactorCard account={account} calls={ownCalls} />
      <SessionsCard sessions={sessions} />
      <PreferencesCard kind={owner} />
      <AssistantCard />
      <DataCard owner={owner} />
    </>
  )
}
