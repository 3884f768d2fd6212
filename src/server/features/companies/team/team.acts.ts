import { z } from 'zod'
import { invitedRoles } from '#contracts/companies/team-vocabulary.ts'
import { memberInvitationDays } from '#contracts/companies/team-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { type ActHandler, defineAct, handleAct } from '#server/features/acts/acts.service.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createToken, hashToken } from '#server/platform/tokens.ts'
import { deleteWaiting, markWaiting, renewLink } from './team-invitations.queries.ts'
import { memberInvitationMail } from './team.mails.ts'
import { insertMember, lockMember, setRole } from './team.queries.ts'
import { tellNewRole, tellRemoved } from './tell-team.ts'

/* The kinds are stored in existing databases, so they must not change. */

/** The owner invited a person, or sends the invitation again (`isNew` is false). */
export const memberInvitationAct = defineAct(
  'company.member-invitation',
  z.object({ invitationId: z.number(), isNew: z.boolean() }),
)
export const invitationCancelAct = defineAct(
  'company.member-invitation-cancel',
  z.object({ invitationId: z.number() }),
)
const who = { companyId: z.number(), userId: z.number() }
const role = z.enum(invitedRoles)
export const memberRoleAct = defineAct('company.member-role', z.object({ ...who, from: role, to: role }))
export const memberRemovalAct = defineAct(
  'company.member-removal',
  z.object({ ...who, role, joinedAt: z.string(), invitedBy: z.number().nullable() }),
)

type ActDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

export function teamActs(deps: ActDeps): ActHandler[] {
  return [
    handleAct(memberInvitationAct, {
      undo: async (tx, { invitationId, isNew }) => !isNew || deleteWaiting(tx, invitationId),
      notify: (tx, { invitationId }) => mailInvitation(deps, tx, invitationId),
    }),
    handleAct(invitationCancelAct, {
      undo: async (tx, { invitationId }) => {
        await markWaiting(tx, invitationId)
        return true
      },
      notify: () => Promise.resolve(),
    }),
    handleAct(memberRoleAct, {
      async undo(tx, { from, to, ...member }) {
        const now = await lockMember(tx, member)
        if (now?.role !== to) return false
        await setRole(tx, member, from)
        return true
      },
      async notify(tx, { to, companyId, userId }, first) {
        const member = { companyId, userId }
        const now = await lockMember(tx, member)
        if (now?.role === to && first.from !== to) await tellNewRole(deps, tx, member, to)
      },
    }),
    handleAct(memberRemovalAct, {
      async undo(tx, { joinedAt, ...member }) {
        await insertMember(tx, { ...member, joinedAt: new Date(joinedAt) })
        return true
      },
      notify: (tx, { companyId, userId }) => tellRemoved(deps, tx, { companyId, userId }),
    }),
  ]
}

/** Sends an invitation with a new link. One that was cancelled or accepted meanwhile is not sent. */
async function mailInvitation(deps: ActDeps, tx: Db, id: number): Promise<void> {
  const token = createToken()
  const expiresAt = new Date(deps.clock.now().getTime() + memberInvitationDays * DAY)
  const invitation = await renewLink(tx, id, { tokenHash: hashToken(token), expiresAt })
  if (!invitation) return
  const { email, companyName, role: offered } = invitation
  const mail = memberInvitationMail(deps.config.publicUrl, { token, companyName, role: offered })
  await sendMail(deps, tx, { to: email, ...mail })
}
