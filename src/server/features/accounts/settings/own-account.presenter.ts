import type { OwnAccount, OwnSession } from '#contracts/accounts/own-account.contract.ts'
import type { readOwnAccount } from './own-account.service.ts'
import type { listOwnSessions } from '#server/features/accounts/sessions/own-sessions.service.ts'

export const presentOwnAccount = (account: Awaited<ReturnType<typeof readOwnAccount>>): OwnAccount => ({
  email: account.email,
  emailConfirmed: account.emailConfirmedAt !== null,
  hasPassword: account.hasPassword,
  pendingEmail: account.pendingEmail,
  createdAt: account.createdAt.toISOString(),
  twoFactor: account.twoFactor,
})

export const presentOwnSession = (
  session: Awaited<ReturnType<typeof listOwnSessions>>[number],
): OwnSession => ({
  id: session.id,
  device: session.device,
  startedAt: session.createdAt.toISOString(),
  lastSeenAt: (session.lastSeenAt ?? session.createdAt).toISOString(),
  isCurrent: session.isCurrent,
})
