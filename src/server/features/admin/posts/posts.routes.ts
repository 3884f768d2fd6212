import type { postsContract, StatusBody } from '#contracts/admin/posts.contract.ts'
import type { PostKind } from '#contracts/admin/posts-vocabulary.ts'
import type { Audited } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import { pageOfJobs } from '#server/features/jobs/administration/all-jobs.service.ts'
import {
  deleteJobPost,
  restoreJobPost,
  setJobPostStatus,
} from '#server/features/jobs/administration/takedown.service.ts'
import { pageOfServices } from '#server/features/services/administration/all-services.service.ts'
import {
  deleteServicePost,
  restoreServicePost,
  setServicePostStatus,
} from '#server/features/services/administration/takedown.service.ts'
import type { Handlers } from '#server/http/mount.ts'
import { olderLink } from '#server/http/paging.ts'
import { toJobPost, toServicePost } from './posts.presenter.ts'

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
    setServiceStatus: async ({ actor, params: { id }, body }) =>
      statusChange('service', id, await setServicePostStatus(deps, actor, id, body), body),
    setJobStatus: async ({ actor, params: { id }, body }) =>
      statusChange('job', id, await setJobPostStatus(deps, actor, id, body), body),
    async deleteService({ actor, params: { id }, query: { reason } }) {
      await deleteServicePost(deps, actor, id, reason)
      return { audited: { subject: 'service', subjectId: id, after: { reason } }, reply: undefined }
    },
    async deleteJob({ actor, params: { id }, query: { reason } }) {
      await deleteJobPost(deps, actor, id, reason)
      return { audited: { subject: 'job', subjectId: id, after: { reason } }, reply: undefined }
    },
    async restoreService({ params: { id } }) {
      await restoreServicePost(deps, id)
      return { audited: { subject: 'service', subjectId: id }, reply: done }
    },
    async restoreJob({ params: { id } }) {
      await restoreJobPost(deps, id)
      return { audited: { subject: 'job', subjectId: id }, reply: done }
    },
  }
}
