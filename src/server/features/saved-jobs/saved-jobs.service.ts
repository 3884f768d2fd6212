import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostSavedJobs } from '#contracts/saved-jobs/saved-jobs-figures.ts'
import { transaction } from '#server/db/connection.ts'
import { savedJobs } from '#server/db/schema/saved-jobs.table.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import { listSummaries } from '#server/features/jobs/list/jobs-search.service.ts'
import { savedJobRemoval } from './saved-jobs.acts.ts'
import {
  insertSaved,
  isSaved,
  listKnownIds,
  listClosing,
  listOpenIds,
  listSaved,
  trimSaved,
} from './saved-jobs.queries.ts'

type SavedDeps = Pick<Deps, 'db' | 'pool' | 'clock'>

/** Jobs as lists show them, with whether applying is possible; unknown ids are left out. */
export async function listJobsWithState({ db, clock }: SavedDeps, ids: readonly number[]) {
  if (ids.length === 0) return []
  const known = await listKnownIds(db, ids)
  const [summaries, open] = await Promise.all([listSummaries(db, known), listOpenIds(db, known, clock.now())])
  return summaries.map((job) => ({ job, isOpen: open.has(job.id) }))
}

/** The last saved first, including closed ones. */
export async function listSavedJobs(deps: SavedDeps, { userId }: ProfessionalActor) {
  const saved = await listSaved(deps.db, userId, mostSavedJobs)
  const jobs = await listJobsWithState(
    deps,
    saved.map(({ jobId }) => jobId),
  )
  const dates = new Map(saved.map(({ jobId, savedAt }) => [jobId, savedAt.toISOString()]))
  return jobs.map(({ job, isOpen }) => ({ job, isOpen, savedAt: dates.get(job.id) ?? '' }))
}

/** The saved jobs that end in these days, the next one first. */
export async function listClosingSaved(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: ProfessionalActor,
  days: number,
) {
  const from = clock.now()
  return listClosing(db, userId, { from, until: new Date(from.getTime() + days * DAY) })
}

export async function listSavedIds({ db }: Pick<Deps, 'db'>, { userId }: ProfessionalActor) {
  return (await listSaved(db, userId, mostSavedJobs)).map(({ jobId }) => jobId)
}

/** Throws not_found for an unknown job; a closed one may be saved. */
export async function saveJob(deps: SavedDeps, { userId }: ProfessionalActor, jobId: number): Promise<void> {
  await keep(deps, userId, [jobId])
}

/** Adds jobs saved on a device before signing in. Returns all saved jobs. */
export async function takeOverSaved(
  deps: SavedDeps,
  actor: ProfessionalActor,
  jobIds: readonly number[],
): Promise<number[]> {
  // A device may have jobs that no longer exist: this is not an error.
  await keep(deps, actor.userId, jobIds, { isStrict: false })
  return listSavedIds(deps, actor)
}

async function keep(
  deps: SavedDeps,
  userId: number,
  jobIds: readonly number[],
  { isStrict } = { isStrict: true },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const known = await insertSaved(tx, { userId, jobIds, at: deps.clock.now() })
    if (isStrict && known === 0) throw notFound('job')
    await trimSaved(tx, userId, mostSavedJobs)
  })
}

/** Null when it was not saved. */
export async function removeSaved(
  deps: SavedDeps & Pick<Deps, 'queue'>,
  { userId }: ProfessionalActor,
  jobId: number,
): Promise<Undoable | null> {
  const rows = { table: savedJobs, where: isSaved(userId, jobId) }
  return transaction(deps, (tx) => remove(deps, tx, savedJobRemoval, { userId, data: {}, rows: [rows] }))
}
