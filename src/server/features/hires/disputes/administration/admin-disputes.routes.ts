import { type adminDisputesContract, disputesPageSize } from '#contracts/admin/disputes.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { nextLink } from '#server/http/paging.ts'
import { presentInFull, presentListed, presentMessages } from './admin-disputes.presenter.ts'
import { countDisputes, listDisputes } from './all-disputes.queries.ts'
import { decideDispute, takeDecisionBack } from './decide-dispute.service.ts'
import { readDispute, readDisputeFile, readTalk, requireReadable } from './read-dispute.service.ts'

export function adminDisputesRoutes(deps: Deps): Handlers<typeof adminDisputesContract> {
  return {
    async disputes({ query: { after, ...filters }, setHeader }) {
      const rows = await listDisputes(deps.db, filters, { after, limit: disputesPageSize + 1 })
      setHeader('x-total-count', String(await countDisputes(deps.db, filters)))
      const shown = rows.slice(0, disputesPageSize)
      const last = shown.at(-1)
      if (rows.length > shown.length && last)
        setHeader('link', nextLink('/api/admin/disputes', { ...filters, after: last.id }))
      return shown.map(presentListed)
    },
    dispute: async ({ params }) => presentInFull(await readDispute(deps, params.id)),
    async disputeMessages({ params: { id } }) {
      const readable = await requireReadable(deps.db, id)
      const messages = await readTalk(deps, readable)
      return {
        audited: {
          subject: 'dispute',
          subjectId: id,
          after: { hire: readable.hire.id, messages: messages.length },
        },
        reply: presentMessages(readable.hire, messages),
      }
    },
    async disputeFile({ params: { id, fileId } }) {
      const readable = await requireReadable(deps.db, id)
      const reply = await readDisputeFile(deps, readable, fileId)
      return {
        audited: { subject: 'dispute', subjectId: id, after: { hire: readable.hire.id, file: fileId } },
        reply,
      }
    },
    async decideDispute({ actor, params: { id }, body }) {
      const { hireId } = await decideDispute(deps, actor, id, body)
      return {
        audited: {
          subject: 'dispute',
          subjectId: id,
          after: { hire: hireId, amount: body.cents },
          reason: body.reason,
        },
        reply: { success: true },
      }
    },
    async undoDisputeDecision({ params: { id } }) {
      const { hireId } = await takeDecisionBack(deps, id)
      return { audited: { subject: 'dispute', subjectId: id, after: { hire: hireId } }, reply: undefined }
    },
  }
}
