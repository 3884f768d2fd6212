import { companyPart, jobPart } from '#domain/webhooks/payload.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { announce } from '#server/platform/webhooks/announce.ts'
import { findAnnouncedJob } from './announce-job.queries.ts'

type Announcing = Pick<Deps, 'clock' | 'queue'>

interface Announced {
  id: number
  companyId: number
}

/** Tells the systems of a company that one of its jobs is on the lists from now on, or no longer. */
export async function announceJob(
  deps: Announcing,
  tx: Db,
  { id, companyId }: Announced,
  event: 'job_published' | 'job_closed',
): Promise<void> {
  await announce(deps, tx, {
    event,
    companyId,
    professionalId: null,
    applicationId: null,
    body: async () => {
      const found = await findAnnouncedJob(tx, id)
      if (!found) throw new Error('A job is gone')
      return { job: jobPart(found.job), company: companyPart(found.company) }
    },
  })
}

/** The same if it was not listed before and is now, or the other way round. */
export async function announceChange(
  deps: Announcing,
  tx: Db,
  job: Announced,
  { wasListed }: { wasListed: boolean },
): Promise<void> {
  const isListed = (await findAnnouncedJob(tx, job.id))?.job.isActive ?? false
  if (isListed !== wasListed) await announceJob(deps, tx, job, isListed ? 'job_published' : 'job_closed')
}
