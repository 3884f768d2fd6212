import type { teamContract } from '#contracts/admin/team.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import { openTeamInvitation } from '#server/features/admin/admin.policy.ts'
import { toInvitation, toMember } from './team.presenter.ts'
import {
  acceptTeamInvitation,
  cancelTeamInvitation,
  changeRole,
  endAdminAccess,
  inviteAdmin,
  readTeam,
  resetAdminTwoFactor,
} from './team.service.ts'

const done = { success: true } as const

export function teamRoutes(deps: Deps): Handlers<typeof teamContract> {
  return {
    async team() {
      const { members, invitations } = await readTeam(deps)
      return { members: members.map(toMember), invitations: invitations.map(toInvitation) }
    },
    async inviteAdmin({ body }) {
      const subjectId = await inviteAdmin(deps, body)
      return { audited: { subject: 'invitation', subjectId, after: { role: body.role } }, reply: done }
    },
    async cancelTeamInvitation({ params: { id } }) {
      const role = await cancelTeamInvitation(deps, id)
      return { audited: { subject: 'invitation', subjectId: id, before: { role } }, reply: undefined }
    },
    async changeRole({ params: { id }, body: { role } }) {
      const before = await changeRole(deps, id, role)
      return {
        audited: { subject: 'admin', subjectId: id, before: { role: before }, after: { role } },
        reply: done,
      }
    },
    async endAdminAccess({ params: { id } }) {
      const role = await endAdminAccess(deps, id)
      return { audited: { subject: 'admin', subjectId: id, before: { role } }, reply: undefined }
    },
    async resetAdminTwoFactor({ params: { id } }) {
      await resetAdminTwoFactor(deps, id)
      return { audited: { subject: 'admin', subjectId: id }, reply: undefined }
    },
    async teamInvitation({ params }) {
      const { name, email, role } = await openTeamInvitation(deps, params.token)
      return { name, email, role }
    },
    async acceptTeamInvitation(call) {
      const invitation = await openTeamInvitation(deps, call.body.token)
      const visit = { ...visitOf(deps, call), trace: call.trace }
      setEntryCookies(deps, call, await acceptTeamInvitation(deps, visit, invitation, call.body.password))
      return done
    },
  }
}
