import { isbot } from 'isbot'
import { limaDay } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import type { Anonymous, UserActor } from '#server/actor.ts'
import { addJobView } from './job-views.queries.ts'
import { getPublicJob } from '#server/features/jobs/jobs.service.ts'

/**
 * Counts a visit of a job's page in today's total, without recording the visitor. Visits of its own company and of
 * robots are not counted. Throws the errors of the page for a job that is not listed.
 */
export async function countJobView(
  deps: Parameters<typeof getPublicJob>[0] & Pick<Deps, 'db' | 'clock'>,
  viewer: Anonymous | UserActor,
  { jobId, userAgent }: { jobId: number; userAgent: string },
): Promise<void> {
  const { job } = await getPublicJob(deps, jobId)
  const isOwn = viewer.kind === 'company' && viewer.companyId === job.companyId
  if (isOwn || userAgent === '' || isbot(userAgent)) return
  await addJobView(deps.db, { jobId, day: limaDay(deps.clock.now()) })
}
