import { z } from 'zod'
import { adminRoles } from '#contracts/admin/admin-vocabulary.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { email, idParams, instant, line, password } from '#contracts/fields.ts'

const role = z.enum(adminRoles, asks.adminRole)

const member = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  hasTwoFactor: z.boolean(),
  since: instant,
  /** Null: has no open session. */
  lastSeenAt: instant.nullable(),
})
export type TeamMember = z.infer<typeof member>

const invitation = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  expiresAt: instant,
})
export type TeamInvitation = z.infer<typeof invitation>

const done = z.object({ success: z.literal(true) })
const token = z.string(asks.invitationToken).regex(/^[\w-]{1,100}$/, asks.invitationToken)

export const inviteAdminBody = z.object({ name: line(asks.name), email, role })
/** The form of the page, whose link has the token. */
export const newAdminPassword = z.object({ password })

export const teamContract = {
  team: endpoint({
    method: 'GET',
    path: '/api/admin/team',
    summary: 'The administrators, and the invitations that are open',
    audience: 'admin',
    capability: 'manage-team',
    reply: z.object({ members: z.array(member), invitations: z.array(invitation) }),
  }),
  inviteAdmin: endpoint({
    method: 'POST',
    path: '/api/admin/team/invitations',
    summary: 'Invite a person to the team by mail; another invitation of the same address replaces the first',
    audience: 'admin',
    capability: 'manage-team',
    audit: 'admin-invited',
    errors: ['already_in_team'],
    body: inviteAdminBody,
    reply: done,
  }),
  cancelTeamInvitation: endpoint({
    method: 'DELETE',
    path: '/api/admin/team/invitations/:id',
    summary: 'Cancel an open invitation: its link stops working',
    audience: 'admin',
    capability: 'manage-team',
    audit: 'invitation-cancelled',
    params: idParams,
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: '/api/admin/team/:id',
    summary: 'Give an administrator another role, at once',
    audience: 'admin',
    capability: 'manage-team',
    audit: 'role-changed',
    errors: ['last_owner'],
    params: idParams,
    body: z.object({ role }),
    reply: done,
  }),
  endAdminAccess: endpoint({
    method: 'DELETE',
    path: '/api/admin/team/:id',
    summary: 'End the access of an administrator and all sessions, at once',
    audience: 'admin',
    capability: 'manage-team',
    audit: 'access-ended',
    errors: ['last_owner'],
    params: idParams,
  }),
  resetAdminTwoFactor: endpoint({
    method: 'DELETE',
    path: '/api/admin/team/:id/two-factor',
    summary: 'Turn off the second factor of an administrator who lost it, and end all sessions',
    audience: 'admin',
    capability: 'manage-team',
    audit: 'second-factor-reset',
    params: idParams,
  }),
  teamInvitation: endpoint({
    method: 'GET',
    path: '/api/admin/invitations/:token',
    summary: 'Whom an invitation to the team is for',
    audience: 'anyone',
    errors: ['invitation_gone'],
    params: z.object({ token }),
    reply: invitation.pick({ name: true, email: true, role: true }),
  }),
  acceptTeamInvitation: endpoint({
    method: 'POST',
    path: '/api/admin/team/join',
    summary: 'Join the team with a password, and sign in',
    audience: 'anyone',
    errors: ['invitation_gone'],
    event: 'admin-login',
    limit: 'login',
    secret: true,
    body: newAdminPassword.extend({ token }),
    reply: done,
  }),
}
