import type { TeamInvitation, TeamMember } from '#contracts/admin/team.contract.ts'
import type { listInvitations, listMembers } from './team.queries.ts'

export const toMember = (row: Awaited<ReturnType<typeof listMembers>>[number]): TeamMember => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  hasTwoFactor: row.totpEnabledAt !== null,
  since: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
})

export const toInvitation = (row: Awaited<ReturnType<typeof listInvitations>>[number]): TeamInvitation => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  expiresAt: row.expiresAt.toISOString(),
})
