import type { inboxContract } from '#contracts/admin/inbox.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { assignItem, postponeItem, readInbox } from './inbox.service.ts'

export const inboxRoutes = (deps: Deps): Handlers<typeof inboxContract> => ({
  inbox: ({ actor, query }) => readInbox(deps, actor, query),
  async assignItem({ params, body: { adminId } }) {
    await assignItem(deps, params, adminId)
    return { audited: { ...subjectOf(params), after: { adminId } }, reply: { success: true } }
  },
  async postponeItem({ params, body: { days } }) {
    const until = await postponeItem(deps, params, days)
    return {
      audited: { ...subjectOf(params), after: { until: until?.toISOString() ?? null } },
      reply: { success: true },
    }
  },
})

const subjectOf = ({ desk, id }: { desk: string; id: number }) => ({
  subject: 'inbox-item' as const,
  subjectId: `${desk}/${id}`,
})
