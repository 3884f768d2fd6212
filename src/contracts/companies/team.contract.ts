import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { acceptTerms, email, id, idParams, instant, line, password, success } from '#contracts/fields.ts'
import { companyRoles, invitedRoles } from './team-vocabulary.ts'

const role = z.enum(invitedRoles, 'Elige qué podrá hacer')
const personName = line(asks.name, 80)

const member = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  /** Of the owner: since when the company has its account. */
  since: instant,
  isMe: z.boolean(),
})
export type CompanyMember = z.infer<typeof member>

const invitation = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(invitedRoles),
  expiresAt: instant,
  isExpired: z.boolean(),
})
export type CompanyInvitation = z.infer<typeof invitation>

const team = z.object({
  /** What colleagues call the caller; null: not given. */
  ownName: z.string().nullable(),
  /** The owner first. */
  members: z.array(member),
  /** Those that nobody accepted; only the owner sees them. */
  invitations: z.array(invitation),
})
export type CompanyTeam = z.infer<typeof team>

const memberParams = z.object({ userId: id })
const token = z.string(asks.invitationToken).regex(/^[\w-]{1,100}$/, asks.invitationToken)
const tokenParams = z.object({ token })
const undo = z.object({ undo: undoable })

export const ownNameBody = z.object({ name: personName })
export const inviteMemberBody = z.object({ email, role })
const pick = 'Elige a una persona del equipo'
export const handOverBody = z.object({
  memberId: z.coerce.number(pick).int(pick).positive(pick).max(2_147_483_647, pick),
  password: z.string(asks.loginPassword).min(1, asks.loginPassword).max(200),
})
/** The form of an invited person without an account; its link has the token. */
export const joinCompanyBody = z.object({ name: personName, password, acceptTerms })

/** Who works for a company. The owner changes it; everybody else may leave. */
export const companyTeamContract = {
  team: endpoint({
    method: 'GET',
    path: '/api/company/team',
    summary: 'The people of the company with their roles, and for the owner the open invitations',
    audience: 'company',
    reply: team,
  }),
  setOwnName: endpoint({
    method: 'PUT',
    path: '/api/company/team/me',
    summary: 'What colleagues call the caller',
    audience: 'company',
    member: 'reader',
    body: ownNameBody,
    reply: success,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/company/team/invitations',
    summary: 'Invite a person by mail, which leaves once it can no longer be undone',
    audience: 'company',
    member: 'owner',
    errors: ['already_in_team', 'already_invited', 'email_unconfirmed'],
    limit: 'invitation',
    body: inviteMemberBody,
    reply: undo,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/api/company/team/invitations/:id/resend',
    summary: 'Mail an invitation again with a new link and a full term; the earlier link stops working',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    limit: 'invitation',
    params: idParams,
    reply: undo,
  }),
  cancelInvitation: endpoint({
    method: 'DELETE',
    path: '/api/company/team/invitations/:id',
    summary: 'Cancel an invitation: its link says so',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: idParams,
    reply: undo,
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: '/api/company/team/:userId',
    summary: 'Give a person of the team another role',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: memberParams,
    body: z.object({ role }),
    reply: z.object({ undo: undoable.nullable() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/company/team/:userId',
    summary: 'End the access of a person: the sessions in the company and their open pages end at once',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    params: memberParams,
    reply: undo,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/company/team/leave',
    summary: 'Leave the company: the sessions in it end. An owner hands it over first',
    audience: 'company',
    member: 'reader',
    errors: ['must_hand_over'],
    reply: success,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/company/team/owner',
    summary: 'Make another person of the team the owner, for good; the caller becomes a recruiter',
    audience: 'company',
    member: 'owner',
    scope: 'owner',
    errors: ['not_found', 'owns_a_company'],
    limit: 'own-secret',
    secret: true,
    body: handOverBody,
    reply: success,
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/me/companies',
    summary: 'The companies that the account works in',
    audience: 'company',
    reply: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        logo: z.string().nullable(),
        role: z.enum(companyRoles),
        isCurrent: z.boolean(),
      }),
    ),
  }),
  choose: endpoint({
    method: 'PUT',
    path: '/api/me/companies/current',
    summary: 'Change the company that this session works in',
    audience: 'company',
    member: 'reader',
    scope: 'owner',
    errors: ['not_found'],
    body: z.object({ companyId: id }),
    reply: success,
  }),
  invitation: endpoint({
    method: 'GET',
    path: '/api/company-invitations/:token',
    summary: 'What the link of an invitation to a team leads to',
    audience: 'anyone',
    errors: ['invitation_gone'],
    params: tokenParams,
    reply: z.object({
      status: z.enum(['open', 'accepted', 'cancelled', 'expired']),
      companyName: z.string(),
      role: z.enum(invitedRoles),
      email: z.string(),
      /** What the address has: it decides how the invitation is accepted. */
      account: z.enum(['none', 'company', 'professional']),
    }),
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/company-invitations/:token/join',
    summary: 'Accept an invitation with a new account, and sign in',
    audience: 'anyone',
    errors: ['invitation_gone', 'registration_failed'],
    event: 'registration',
    limit: 'registration',
    secret: true,
    params: tokenParams,
    body: joinCompanyBody,
    reply: success,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/company-invitations/:token/accept',
    summary:
      'Accept an invitation with the account that the address has; its own session changes to the company',
    audience: 'anyone',
    errors: ['invitation_gone', 'wrong_invited_account', 'account_suspended'],
    limit: 'login',
    secret: true,
    params: tokenParams,
    reply: success.extend({ isSignedIn: z.boolean() }),
  }),
}
