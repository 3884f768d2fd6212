import type { talentContract } from '#contracts/talent/talent.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { countFilters } from './count-filters.service.ts'
import { inviteFound, inviteSeveralFound } from './invite-found.service.ts'
import { getComparedJob } from './talent.policy.ts'
import { presentFound } from './talent.presenter.ts'
import { searchTalent } from './talent.service.ts'

export function talentRoutes(deps: Deps): Handlers<typeof talentContract> {
  return {
    search: async ({ actor, query: { jobId, page, ...filters } }) => {
      const job = jobId === undefined ? null : await getComparedJob(deps.db, actor, jobId)
      return presentFound(await searchTalent(deps, actor, { filters, job, page }))
    },
    counts: async ({ actor, query }) => countFilters(deps, actor, query),
    inviteSeveral: async ({ actor, params, body }) =>
      inviteSeveralFound(deps, actor, await getComparedJob(deps.db, actor, params.jobId), body),
    invite: async ({ actor, params, body }) => {
      const job = await getComparedJob(deps.db, actor, params.jobId)
      const { invitation, undo } = await inviteFound(deps, actor, job, body)
      return { invitedAt: invitation.createdAt.toISOString(), undo }
    },
  }
}
