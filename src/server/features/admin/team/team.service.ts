import type { z } from 'zod'
import type { AdminRole } from '#contracts/admin/admin-vocabulary.ts'
import type { inviteAdminBody } from '#contracts/admin/team.contract.ts'
import { adminInvitationDays } from '#contracts/admin/team-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Entry, RequestTrace, Visit } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { requireGoodPassword } from '#server/features/accounts/passwords/password-rules.service.ts'
import { hashPassword } from '#server/features/accounts/passwords/passwords.service.ts'
import { enter } from '#server/features/accounts/sessions/sessions.service.ts'
import { forgetTwoFactor, resetTwoFactor } from '#server/features/accounts/two-factor/two-factor.service.ts'
import { writeAudit } from '#server/features/audit/audit.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import type { OpenTeamInvitation } from '#server/features/admin/admin.policy.ts'
import { deleteAdminSessions, findAdminByEmail, saveAdmin } from '#server/features/admin/admin.queries.ts'
import { teamInvitationMail } from './team.mails.ts'
import {
  deleteInvitation,
  listInvitations,
  listMembers,
  lockMember,
  lockOwners,
  markEnded,
  saveInvitation,
  updateRole,
} from './team.queries.ts'

export async function readTeam({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now()
  const [members, invitations] = await Promise.all([listMembers(db, now), listInvitations(db, now)])
  return { members, invitations }
}

/** Mails an invitation and returns its id. Throws already_in_team. */
export async function inviteAdmin(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { name, email, role }: z.output<typeof inviteAdminBody>,
): Promise<number> {
  const token = createToken()
  const expiresAt = new Date(deps.clock.now().getTime() + adminInvitationDays * DAY)
  return transaction(deps, async (tx) => {
    const before = await findAdminByEmail(tx, email)
    if (before && !before.endedAt) throw new AppError('already_in_team')
    const id = await saveInvitation(tx, { tokenHash: hashToken(token), name, email, role, expiresAt })
    await sendMail(deps, tx, { to: email, ...teamInvitationMail(deps.config.publicUrl, { token, role }) })
    return id
  })
}

/** Returns the role that it offered. Throws not_found. */
export async function cancelTeamInvitation(deps: Pick<Deps, 'pool'>, id: number): Promise<AdminRole> {
  const cancelled = await transaction(deps, (tx) => deleteInvitation(tx, id))
  if (!cancelled) throw notFound('invitation')
  return cancelled.role
}

/** Returns the role before. Throws not_found; last_owner. */
export async function changeRole(deps: Pick<Deps, 'pool'>, id: number, role: AdminRole): Promise<AdminRole> {
  return transaction(deps, async (tx) => {
    const before = await lockReplaceable(tx, id, role)
    await updateRole(tx, id, role)
    return before
  })
}

/** Also ends all sessions. Returns the role. Throws not_found; last_owner. */
export async function endAdminAccess(deps: Pick<Deps, 'pool' | 'clock'>, id: number): Promise<AdminRole> {
  return transaction(deps, async (tx) => {
    const before = await lockReplaceable(tx, id, null)
    await markEnded(tx, id, deps.clock.now())
    await deleteAdminSessions(tx, id)
    // Who comes back by another invitation sets it up again.
    await forgetTwoFactor(tx, { adminId: id })
    return before
  })
}

/**
 * Turns off the second factor of an administrator who lost the phone and the codes, and ends the sessions. The person is
 * mailed. Throws not_found, also for one without a second factor.
 */
export async function resetAdminTwoFactor(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  id: number,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const member = await lockMember(tx, id)
    if (!member?.totpEnabledAt) throw new AppError('not_found')
    await deleteAdminSessions(tx, id)
    await resetTwoFactor(deps, tx, { adminId: id, email: member.email })
  })
}

/** Locks an administrator and returns the role; somebody else must remain an owner. */
async function lockReplaceable(tx: Db, id: number, next: AdminRole | null): Promise<AdminRole> {
  const owners = await lockOwners(tx)
  const member = await lockMember(tx, id)
  if (!member) throw new AppError('not_found')
  if (member.role === 'owner' && next !== 'owner' && owners.length === 1) throw new AppError('last_owner')
  return member.role
}

/**
 * Creates the administrator, or gives back an ended access, and signs in. Throws validation_failed for a weak
 * password, and invitation_gone when the link was used meanwhile.
 */
export async function acceptTeamInvitation(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
  visit: Visit & { trace: RequestTrace },
  invitation: OpenTeamInvitation,
  password: string,
): Promise<Entry> {
  const { email, name, role } = invitation
  await requireGoodPassword(deps.db, password, { email, names: [name] })
  const passwordHash = await hashPassword(password)
  return transaction(deps, async (tx) => {
    if (!(await deleteInvitation(tx, invitation.id))) throw new AppError('invitation_gone')
    const adminId = await saveAdmin(tx, { email, name, role, passwordHash })
    const audited = { subject: 'admin', subjectId: adminId, after: { role } } as const
    await writeAudit(
      deps,
      tx,
      { adminId, name, role },
      { code: 'invitation-accepted', audited, trace: visit.trace },
    )
    return enter(deps, tx, visit, { adminId })
  })
}
