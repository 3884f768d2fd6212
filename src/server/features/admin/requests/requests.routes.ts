import type { DeskRequestEntry, requestsContract } from '#contracts/admin/requests.contract.ts'
import type { RequestDesk } from '#contracts/support/requests-vocabulary.ts'
import type { Deps } from '#server/deps.ts'
import type { DeskRow } from '#server/desk.ts'
import type { Handlers } from '#server/http/mount.ts'
import { readSheet } from '#server/features/support/complaints/complaints-desk.service.ts'
import { nextLink } from '#server/http/paging.ts'
import { desks } from './desks.ts'
import { answerRequest, pageOfRequests, readRequest, writeCursor } from './requests.service.ts'

export function requestsRoutes(deps: Deps): Handlers<typeof requestsContract> {
  return {
    async requests({ query, setHeader }) {
      const { rows, total, hasMore } = await pageOfRequests(deps, query)
      setHeader('x-total-count', String(total))
      const last = rows.at(-1)
      if (hasMore && last)
        setHeader('link', nextLink('/api/admin/requests', { ...query, after: writeCursor(last) }))
      return rows.map(toEntry)
    },
    async request({ params: { desk, id } }) {
      const request = await readRequest(deps, desk, id)
      return {
        ...toEntry(request),
        answer: request.answer,
        answerGoesTo: request.answerGoesTo,
        facts: request.facts.map(([term, value]) => ({ term, value })),
        texts: request.texts.map(([title, text]) => ({ title, text })),
        papers: request.papers ?? [],
        decisions: decisionsAt(desk),
        decision: request.decision ?? null,
        accountId: request.accountId ?? null,
      }
    },
    complaintSheet: ({ params: { id } }) => readSheet(deps, id),
    async answerRequest({ actor, params, body: { answer, decision = null } }) {
      await answerRequest(deps, actor, params, answer === null ? null : { text: answer, decision })
      return {
        audited: {
          subject: 'request',
          subjectId: `${params.desk}/${params.id}`,
          after: { desk: params.desk, answered: answer !== null, ...(decision !== null && { decision }) },
        },
        reply: { success: true },
      }
    },
  }
}

const decisionsAt = (desk: RequestDesk) =>
  (desks[desk].decisions ?? []).map(({ value, label, asksText, templates }) => ({
    value,
    label,
    asksText,
    templates: templates.map(([label, text]) => ({ label, text })),
  }))

const toEntry = ({ createdAt, answeredAt, ...row }: DeskRow): DeskRequestEntry => ({
  id: row.id,
  code: row.code,
  title: row.title,
  about: row.about,
  dueOn: row.dueOn,
  createdAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
  answeredBy: row.answeredBy,
})
