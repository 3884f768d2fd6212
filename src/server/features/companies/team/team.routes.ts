import type { companyTeamContract } from '#contracts/companies/team.contract.ts'
import type { Deps } from '#server/deps.ts'
import { listOwnCompanies } from '#server/features/accounts/membership/membership.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { handOver } from './hand-over.service.ts'
import { cancelInvitation, inviteMember, resendInvitation } from './invite-member.service.ts'
import { acceptInvitation, joinCompany, readInvitation } from './join-company.service.ts'
import {
  getLinkedInvitation,
  getOwnChoice,
  getOwnInvitation,
  getOwnMember,
} from '#server/features/companies/companies.policy.ts'
import { presentTeam } from './team.presenter.ts'
import {
  changeRole,
  chooseOwnCompany,
  leaveCompany,
  readTeam,
  removeMember,
  setOwnName,
} from './team.service.ts'

const done = (message: string) => ({ success: true as const, message })

export function companyTeamRoutes(deps: Deps): Handlers<typeof companyTeamContract> {
  const { db } = deps
  return {
    team: async ({ actor }) => presentTeam(await readTeam(deps, actor), actor, deps.clock.now()),
    setOwnName: async ({ actor, body }) => {
      await setOwnName(deps, actor, body.name)
      return done('Tu equipo te ve con ese nombre.')
    },
    invite: async ({ actor, body }) => ({ undo: await inviteMember(deps, actor, body) }),
    resendInvitation: async ({ actor, params }) => ({
      undo: await resendInvitation(deps, actor, await getOwnInvitation(db, actor, params.id)),
    }),
    cancelInvitation: async ({ actor, params }) => ({
      undo: await cancelInvitation(deps, actor, await getOwnInvitation(db, actor, params.id)),
    }),
    changeRole: async ({ actor, params, body }) => ({
      undo: await changeRole(deps, actor, await getOwnMember(db, actor, params.userId), body.role),
    }),
    remove: async ({ actor, params }) => ({
      undo: await removeMember(deps, actor, await getOwnMember(db, actor, params.userId)),
    }),
    leave: async ({ actor }) => {
      await leaveCompany(deps, actor)
      return done('Dejaste el equipo.')
    },
    handOver: async ({ actor, body }) => {
      await handOver(deps, actor, await getOwnMember(db, actor, body.memberId), body.password)
      return done('Entregaste la cuenta de la empresa.')
    },
    companies: async ({ actor }) =>
      (await listOwnCompanies(db, actor.userId)).map(({ id, name, logoId, role }) => ({
        id,
        name,
        logo: pictureUrl(logoId),
        role,
        isCurrent: id === actor.companyId,
      })),
    choose: async ({ actor, body }) => {
      await chooseOwnCompany(deps, actor, await getOwnChoice(db, actor, body.companyId))
      return done('Cambiaste de empresa.')
    },
    invitation: async ({ params }) => readInvitation(deps, await getLinkedInvitation(deps, params.token)),
    join: async (call) => {
      const invitation = await getLinkedInvitation(deps, call.params.token)
      setEntryCookies(deps, call, await joinCompany(deps, visitOf(deps, call), invitation, call.body))
      return done('Ya eres parte del equipo.')
    },
    accept: async (call) => {
      const invitation = await getLinkedInvitation(deps, call.params.token)
      const { isSignedIn } = await acceptInvitation(deps, visitOf(deps, call), invitation)
      return { ...done('Ya eres parte del equipo.'), isSignedIn }
    },
  }
}
