import { feedFields } from '#contracts/jobs/job-feeds-vocabulary.ts'
import type { FeedRemark } from '#domain/jobs/import/own-feed.ts'
import { commitTogether, type Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { editJob, publishJob, setJobOpen } from '#server/features/jobs/jobs.service.ts'
import { type OwnJob, ownJob } from '#server/features/jobs/jobs.policy.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { ReadyAd } from './check-feed.ts'
import { type ImportedAd, insertFeedAd, updateFeedAd } from './feed-ads.queries.ts'
import { type CountedInRun, countInRun, type FeedRunRow } from './feed-runs.queries.ts'

export type WritingDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** Another process goes on with the run. */
export class RunTaken extends Error {}

/** In whose name ads are written, and for which run. */
export interface Writer {
  run: Pick<FeedRunRow, 'id' | 'turn' | 'feedId'>
  actor: Pick<CompanyActor, 'companyId' | 'userId' | 'emailConfirmed'>
}

async function count(tx: Db, { run }: Writer, what: CountedInRun): Promise<void> {
  if (!(await countInRun(tx, run, what))) throw new RunTaken()
}

/** Null: the company deleted it meanwhile. */
async function jobOf(deps: WritingDeps, { actor }: Writer, { ad }: ImportedAd): Promise<OwnJob | null> {
  try {
    return await ownJob(deps.db, actor, ad.jobId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

/**
 * Publishes an entry as an ad, by the service of the form. The ad, its place in the feed and the count of the run are one commit, so a
 * run that starts again after its process died publishes nothing twice.
 */
export const createAd = (
  deps: WritingDeps,
  writer: Writer,
  { reference, fields, fingerprint, endsAt }: ReadyAd,
) =>
  commitTogether(
    deps,
    () => publishJob(deps, writer.actor, { fields, isPremium: false, isOpen: true }),
    async (tx, { job }) => {
      const at = deps.clock.now()
      await insertFeedAd(tx, {
        feedId: writer.run.feedId,
        reference,
        jobId: job.id,
        fingerprint,
        endsAt,
        createdAt: at,
      })
      await count(tx, writer, 'created')
    },
  )

/** Writes what changed in the feed over the ad. One that is back in the feed is opened again. */
export const changeAd = (
  deps: WritingDeps,
  writer: Writer,
  { fields, fingerprint, endsAt }: ReadyAd,
  imported: ImportedAd,
) =>
  commitTogether(
    deps,
    async () => {
      const own = await jobOf(deps, writer, imported)
      if (!own) return
      await editJob(deps, own, { fields })
      if (!imported.ad.isInFeed && !imported.isOpen) await setJobOpen(deps, writer.actor, own, true)
    },
    async (tx) => {
      await updateFeedAd(tx, imported.ad.id, { fingerprint, endsAt, isInFeed: true })
      await count(tx, writer, 'changed')
    },
  )

/** Lists an ad again whose term is over. */
export const reopenAd = (deps: WritingDeps, writer: Writer, imported: ImportedAd) =>
  commitTogether(
    deps,
    async () => {
      const own = await jobOf(deps, writer, imported)
      if (own) await setJobOpen(deps, writer.actor, own, true)
    },
    (tx) => count(tx, writer, 'reopened'),
  )

/** Archives an ad that is gone from the feed. Who applied waits for an answer as after every closing. */
export const closeAd = (deps: WritingDeps, writer: Writer, imported: ImportedAd) =>
  commitTogether(
    deps,
    async () => {
      const own = await jobOf(deps, writer, imported)
      if (own) await setJobOpen(deps, writer.actor, own, false)
    },
    async (tx) => {
      await updateFeedAd(tx, imported.ad.id, { isInFeed: false })
      await count(tx, writer, 'closed')
    },
  )

/** What a refusal of the service says about an entry. Any other error is thrown. */
export function remarksOf(error: unknown): FeedRemark[] {
  if (!(error instanceof AppError)) throw error
  const fields = Object.entries(error.fields ?? {})
  if (fields.length === 0) return [{ field: 'plan', text: error.message }]
  return fields.map(([name, text]) => ({
    field: feedFields.find((field) => field === name) ?? 'plan',
    text: `${text}.`,
  }))
}
