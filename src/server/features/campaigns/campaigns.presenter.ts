import type { Campaign, Recipient } from '#contracts/admin/campaigns.contract.ts'
import type { AnyAccount } from '#server/features/accounts/all-accounts/all-accounts.service.ts'
import type { CampaignRow } from './campaigns.queries.ts'

export function toRecipient(account: AnyAccount, agreeing: ReadonlySet<number>): Recipient {
  const { id, email, userType, firstName, lastName, companyName, suspendedAt } = account
  return {
    id,
    email,
    username: email.slice(0, email.lastIndexOf('@')),
    userType,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    companyName: companyName ?? '',
    isSuspended: suspendedAt !== null,
    agrees: agreeing.has(id),
  }
}

export function toCampaign(row: CampaignRow): Campaign {
  const { id, subject, content, kind, status, audience, total, sent, skipped, adminName } = row
  return {
    id,
    subject,
    content,
    kind,
    status,
    audience: audience && { q: audience.q ?? '', userType: audience.userType },
    total,
    sent,
    skipped,
    adminName,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}
