import type { BulkTarget, bulkUsersContract } from '#contracts/admin/bulk-users.contract.ts'
import type { AuditFacts } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { beginBulk, readProgress } from './bulk.service.ts'

export function bulkUsersRoutes(deps: Deps): Handlers<typeof bulkUsersContract> {
  return {
    async setStatuses({ actor, trace, body: { userIds, whole, changedBy, ...change } }) {
      const reply = await beginBulk(
        deps,
        { actor, trace },
        { userIds, whole, changedBy },
        { act: 'status', ...change },
      )
      return {
        audited: {
          subject: 'user',
          subjectId: null,
          after: { ...factsOf(reply, whole), isActive: change.isActive },
        },
        reply,
      }
    },
    async setPlans({ actor, trace, body: { userIds, whole, changedBy, ...change } }) {
      const reply = await beginBulk(
        deps,
        { actor, trace },
        { userIds, whole, changedBy },
        { act: 'plan', ...change },
      )
      return {
        audited: { subject: 'user', subjectId: null, after: { ...factsOf(reply, whole), plan: change.plan } },
        reply,
      }
    },
    progress: ({ params: { id } }) => readProgress(deps, id),
  }
}

/** Without the filters: a search contains names of people. */
const factsOf = ({ total: users }: { total: number }, whole: BulkTarget['whole']): AuditFacts => ({
  users,
  ...(whole ? { wholeResult: true } : {}),
})
