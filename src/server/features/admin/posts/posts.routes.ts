import type { postsContract, StatusBody } from '#contracts/admin/posts.contract.ts'
import type { PostKind } from '#contracts/admin/posts-vocabulary.ts'
import type { ReportReason } from '#contracts/support/reports-vocabulary.ts'
import type { AdminActor } from '#server/actor.ts'
import type { Audited } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import { pageOfJobs } from '#server/features/jobs/administration/all-jobs.service.ts'
import { pageOfServices } from '#server/features/services/administration/all-services.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { toJobPost, toServicePost } from './posts.presenter.ts'
import { deletePost, type PostId, restorePost, setPostStatus } from './takedown.service.ts'

const done = { success: true } as const

/** The entry of a change of status. The note to the owner is not in it: it is free text. */
const statusChange = (
  subject: PostKind,
  subjectId: number,
  before: StatusBody['status'],
  body: StatusBody,
): Audited<typeof done> => {
  const { status, reason } = body
  return {
    audited: {
      subject,
      subjectId,
      before: { status: before },
      after: status === 'inactive' ? { status, reason } : { status },
    },
    reply: done,
  }
}

/** The headers of a page of posts. */
function pageHeaders(
  setHeader: (name: string, value: string) => unknown,
  path: string,
  filters: object,
  { rows, total, hasOlder }: { rows: readonly { id: number }[]; total: number; hasOlder: boolean },
): void {
  setHeader('x-total-count', String(total))
  const oldest = rows.at(-1)
  if (hasOlder && oldest) setHeader('link', olderLink(path, { ...filters }, oldest.id))
}

export function postsRoutes(deps: Deps): Handlers<typeof postsContract> {
  const setStatus = async (actor: AdminActor, { kind, id }: PostId, body: StatusBody) =>
    statusChange(kind, id, await setPostStatus(deps, actor, { kind, id }, body), body)
  const remove = async (actor: AdminActor, { kind, id }: PostId, reason: ReportReason) => {
    await deletePost(deps, actor, { kind, id }, reason)
    return { audited: { subject: kind, subjectId: id, after: { reason } }, reply: undefined }
  }
  const restore = async ({ kind, id }: PostId) => {
    await restorePost(deps, { kind, id })
    return { audited: { subject: kind, subjectId: id }, reply: done }
  }
  return {
    async services({ query, setHeader }) {
      const { before: _, ...filters } = query
      const page = await pageOfServices(deps, query)
      pageHeaders(setHeader, '/api/admin/services', filters, page)
      return page.rows.map((row) => toServicePost(row, deps.clock.now()))
    },
    async jobs({ query, setHeader }) {
      const { before: _, ...filters } = query
      const page = await pageOfJobs(deps, query)
      pageHeaders(setHeader, '/api/admin/jobs', filters, page)
      return page.rows.map((row) => toJobPost(row, page.alike, deps.clock.now()))
    },
    setServiceStatus: ({ actor, params: { id }, body }) => setStatus(actor, { kind: 'service', id }, body),
    setJobStatus: ({ actor, params: { id }, body }) => setStatus(actor, { kind: 'job', id }, body),
    deleteService: ({ actor, params: { id }, query }) => remove(actor, { kind: 'service', id }, query.reason),
    deleteJob: ({ actor, params: { id }, query }) => remove(actor, { kind: 'job', id }, query.reason),
    restoreService: ({ params: { id } }) => restore({ kind: 'service', id }),
    restoreJob: ({ params: { id } }) => restore({ kind: 'job', id }),
  }
}
