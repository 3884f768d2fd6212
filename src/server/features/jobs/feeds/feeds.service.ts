import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostFeeds, shownRuns } from '#contracts/jobs/job-feeds-figures.ts'
import type { jobFeedsContract } from '#contracts/jobs/job-feeds.contract.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { requireConfirmedEmail } from '#server/features/plans/confirmed-email.service.ts'
import type { OwnFeed } from '#server/features/jobs/jobs.policy.ts'
import { letWaitingGo } from './feed-ads.queries.ts'
import { stopRuns } from './feed-runs.queries.ts'
import { feedRemoval } from './feeds.acts.ts'
import {
  countFeedAds,
  type FeedRow,
  insertFeed,
  listFeeds,
  listRuns,
  lockFeed,
  updateFeed,
} from './feeds.queries.ts'
import { nextRunOf } from './run-feed.ts'
import { startRun } from './start-run.ts'

type FeedDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'queue' | 'feeds'>

interface FeedParts {
  counts: Awaited<ReturnType<typeof countFeedAds>>
  runs: Awaited<ReturnType<typeof listRuns>>
}

const joined = (row: FeedRow, { counts, runs }: FeedParts) => {
  const { ads = 0, openAds = 0 } = counts.get(row.id) ?? {}
  return { ...row, ads, openAds, runs }
}

/** A feed with its figures and its last runs. */
export async function withRuns(db: Db, row: FeedRow) {
  const [counts, runs] = await Promise.all([countFeedAds(db, [row.id]), listRuns(db, row.id, shownRuns)])
  return joined(row, { counts, runs })
}
export type FeedWithRuns = Awaited<ReturnType<typeof withRuns>>

/**
 * The runs are read before what they change: whoever sees that a run has ended sees its outcome. The other way round a page could stop
 * looking with a question that the run had answered.
 */
export async function listOwnFeeds(db: Db, { companyId }: CompanyActor): Promise<FeedWithRuns[]> {
  const ids = (await listFeeds(db, companyId)).map(({ id }) => id)
  const runsOf = new Map(
    await Promise.all(ids.map(async (id) => [id, await listRuns(db, id, shownRuns)] as const)),
  )
  const [rows, counts] = await Promise.all([listFeeds(db, companyId), countFeedAds(db, ids)])
  return rows.map((row) => joined(row, { counts, runs: runsOf.get(row.id) ?? [] }))
}

/**
 * Imports from an address from now on. Throws validation_failed for one that is not public, conflict for one that is known and above the
 * limit, and email_unconfirmed.
 */
export async function addFeed(
  deps: FeedDeps,
  actor: CompanyActor,
  { url, category, everyHours }: z.output<(typeof jobFeedsContract)['create']['body']>,
): Promise<FeedWithRuns> {
  await requireConfirmedEmail(deps, actor)
  requireAccepted(deps, url)
  const { companyId, userId } = actor
  const row = await transaction(deps, async (tx) => {
    await lockPublisher(tx, companyId)
    const before = await listFeeds(tx, companyId)
    if (before.some((feed) => feed.url === url))
      throw new AppError('conflict', { message: 'Ya importas los avisos de esta dirección.' })
    if (before.length >= mostFeeds)
      throw new AppError('conflict', {
        message: `Ya importas de ${mostFeeds} direcciones. Detén una para agregar otra.`,
      })
    const feed = await insertFeed(tx, {
      companyId,
      url,
      category,
      everyHours,
      createdBy: userId,
      createdAt: deps.clock.now(),
    })
    await startRun(deps, tx, feed.id, { startedBy: 'company' })
    return feed
  })
  return withRuns(deps.db, row)
}

/** Whether the name leads to a public address is checked at each reading, because it may change. */
export function requireAccepted({ feeds }: Pick<Deps, 'feeds'>, url: string): void {
  if (feeds.accepts(url)) return
  throw new AppError('validation_failed', {
    fields: { url: 'Usa una dirección https pública, sin usuario ni contraseña' },
  })
}

async function changed(
  deps: FeedDeps,
  { id }: OwnFeed,
  change: (tx: Db, feed: FeedRow) => Promise<void>,
): Promise<FeedWithRuns> {
  const row = await transaction(deps, async (tx) => {
    await change(tx, await requireStanding(tx, id))
    return requireStanding(tx, id)
  })
  return withRuns(deps.db, row)
}

async function requireStanding(tx: Db, id: number): Promise<FeedRow> {
  const feed = await lockFeed(tx, id)
  if (!feed || feed.deletedAt) throw new AppError('not_found')
  return feed
}

/** Who goes on with a paused import has it read at once. */
export const changeFeed = (
  deps: FeedDeps,
  own: OwnFeed,
  { category, everyHours, isOn }: z.output<(typeof jobFeedsContract)['update']['body']>,
): Promise<FeedWithRuns> =>
  changed(deps, own, async (tx, before) => {
    const state = isOn === undefined ? before.state : isOn ? 'on' : 'paused'
    const hours = everyHours ?? before.everyHours
    const isNew = category !== undefined && category !== before.category
    await updateFeed(tx, own.id, {
      category: category ?? before.category,
      everyHours: hours,
      state,
      nextRunAt: nextRunOf({ state, everyHours: hours }, deps.clock.now()),
      ...(isOn ? { failures: 0 } : {}),
      // Another category changes ads although their feed has not changed.
      ...(isNew ? { etag: null, lastModified: null } : {}),
    })
    if (isOn && before.state !== 'on') await startRun(deps, tx, own.id, { startedBy: 'company' })
  })

const isRunning = () =>
  new AppError('conflict', { message: 'Ya estamos importando de esta dirección. Espera a que termine.' })

/** Throws conflict while a run has not ended. */
export const runNow = (deps: FeedDeps, own: OwnFeed): Promise<FeedWithRuns> =>
  changed(deps, own, async (tx) => {
    if (!(await startRun(deps, tx, own.id, { startedBy: 'company' }))) throw isRunning()
  })

/** Closes what is gone from the feed, in a run, or keeps it open apart from the feed. Throws conflict when nothing waits. */
export const answerClosings = (
  deps: FeedDeps,
  own: OwnFeed,
  { decision }: { decision: 'close' | 'keep' },
): Promise<FeedWithRuns> =>
  changed(deps, own, async (tx, feed) => {
    if (feed.waitingClosings === 0)
      throw new AppError('conflict', { message: 'Ya no hay avisos que esperen tu respuesta.' })
    if (decision === 'keep') {
      await letWaitingGo(tx, own.id)
      await updateFeed(tx, own.id, { waitingClosings: 0 })
    } else if (!(await startRun(deps, tx, own.id, { startedBy: 'company', mayClose: true })))
      throw isRunning()
  })

/** Stops importing. A run that has not ended writes no more; the ads stay as they are. */
export const removeFeed = (deps: FeedDeps, { userId }: CompanyActor, own: OwnFeed): Promise<Undoable> =>
  transaction(deps, async (tx) => {
    await requireStanding(tx, own.id)
    const now = deps.clock.now()
    await updateFeed(tx, own.id, { deletedAt: now, nextRunAt: null })
    await stopRuns(tx, own.id, { problem: 'La importación se detuvo.', endedAt: now })
    return perform(deps, tx, feedRemoval, { userId, subjectId: null, data: { feedId: own.id } })
  })
