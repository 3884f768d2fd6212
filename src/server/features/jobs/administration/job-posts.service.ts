import { editJobHref } from '#domain/jobs/job.address.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { notFound } from '#server/errors.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { announceJob } from '#server/features/jobs/announce-job.ts'
import { notifyFollowers } from '#server/features/jobs/followers/followers.service.ts'
import { jobPostDecided } from './job-post-notices.words.ts'
import { lockJob } from '#server/features/jobs/jobs.queries.ts'
import type { PostSource } from '#server/takedown.ts'

/** Jobs as what administrators take down, delete and restore. */
export const jobPosts: PostSource = {
  table: jobs,
  ownerId: jobs.companyId,
  missing: () => notFound('job'),

  /** An imported ad has nobody to tell. */
  async tell(deps, tx, { id, ownerId: companyId }, notice) {
    await lockPublisher(tx, companyId)
    await notifyFollowers(
      deps,
      tx,
      { companyId, jobId: id },
      {
        ...jobPostDecided(notice),
        type: 'system',
        by: null,
        link: notice.isGone ? '/company-dashboard/empleos' : editJobHref(id),
      },
    )
  },

  /** The company's systems hear of a job that was on the lists, or is again. */
  async announce(deps, tx, { id, ownerId: companyId }, isShown) {
    const job = await lockJob(tx, id)
    if (job?.isOpen) await announceJob(deps, tx, { id, companyId }, isShown ? 'job_published' : 'job_closed')
  },
}
