import type { ReactNode } from 'react'
import type { OwnAccount, OwnSession } from '#contracts/accounts/own-account.contract.ts'
import { PreferencesCard } from '#web/features/notifications/preferences-card.tsx'
import { AccessCard } from './access-card.tsx'
import { DataCard } from './data-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { ownCalls } from './two-factor-calls.ts'
import { TwoFactorCard } from './two-factor-card.tsx'

/** The settings that both account types have. `children`: those of one type only, placed after the access settings. */
export function AccountSettings({
  owner,
  account,
  sessions,
  children,
}: {
  owner: 'professional' | 'company'
  account: OwnAccount
  sessions: readonly OwnSession[] | null
  children?: ReactNode
}) {
  return (
    <>
      <AccessCard account={account} />
      <TwoFactorCard account={account} calls={ownCalls} />
      <SessionsCard sessions={sessions} />
      {children}
      <PreferencesCard kind={owner} />
      <DataCard owner={owner} />
    </>
  )
}
