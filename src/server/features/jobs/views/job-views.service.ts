import { isbot } from 'isbot'
import { limaDay } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import type { Anonymous, UserActor } from '#server/actor.ts'
import { viewSourceOf } from '#domain/jobs/view-source.ts'
import { addJobView, addSightings, type Sighting } from './job-views.queries.ts'
import { getPublicJob } from '#server/features/jobs/jobs.service.ts'

/**
 * Counts a visit of a job's page in today's total of its source, without recording the visitor. Visits of its own company and of
 * robots are not counted. Throws the errors of the page for a job that is not listed.
 */
export async function countJobView(
  deps: Parameters<typeof getPublicJob>[0] & Pick<Deps, 'db' | 'clock' | 'config'>,
  viewer: Anonymous | UserActor,
  { jobId, from, userAgent }: { jobId: number; from: string; userAgent: string },
): Promise<void> {
  const { job } = await getPublicJob(deps, jobId)
  const isOwn = viewer.kind === 'company' && viewer.companyId === job.companyId
  if (isOwn || isRobot(userAgent)) return
  const source = viewSourceOf(from, deps.config.publicUrl)
  await addJobView(deps.db, { jobId, day: limaDay(deps.clock.now()), source })
}

const isRobot = (userAgent: string): boolean => userAgent === '' || isbot(userAgent)

/** How long counts wait for others before they are written together, in milliseconds. */
const gathering = 5_000
/** More different ads at once are not counted. */
const mostGathered = 5_000

const waiting = new WeakMap<Deps['pool'], Map<string, Sighting>>()

/**
 * Counts that a list showed these jobs. Companies look at lists as competitors, so they are not counted, nor are robots. Counts are
 * gathered and written later; a lost one is only missing.
 */
export function countSeen(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  viewer: Anonymous | UserActor,
  { ids, userAgent }: { ids: readonly number[]; userAgent: string },
): void {
  if (viewer.kind === 'company' || isRobot(userAgent)) return
  const day = limaDay(deps.clock.now())
  const counts = waiting.get(deps.pool) ?? begin(deps)
  for (const jobId of new Set(ids)) {
    const key = `${day} ${jobId}`
    const known = counts.get(key)
    if (known) known.sightings += 1
    else if (counts.size < mostGathered) counts.set(key, { jobId, day, sightings: 1 })
  }
}

function begin(deps: Pick<Deps, 'db' | 'pool'>): Map<string, Sighting> {
  const counts = new Map<string, Sighting>()
  waiting.set(deps.pool, counts)
  setTimeout(() => void writeSightings(deps).catch(() => {}), gathering).unref()
  return counts
}

/** Writes the counts that were gathered. */
export async function writeSightings(deps: Pick<Deps, 'db' | 'pool'>): Promise<void> {
  const counts = waiting.get(deps.pool)
  waiting.delete(deps.pool)
  if (counts && counts.size > 0) await addSightings(deps.db, [...counts.values()])
}
