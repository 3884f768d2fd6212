import { failuresToPause, mostAdsPerRun, shownFeedAds } from '#contracts/jobs/job-feeds-figures.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { RefusedAd } from '#server/db/schema/job-feeds.table.ts'
import type { Deps } from '#server/deps.ts'
import { recipientsIn } from '#server/features/accounts/membership/membership.service.ts'
import { hasConfirmedOwner } from '#server/features/jobs/own/schedule.queries.ts'
import { type CheckedFeed, checkFeed } from './check-feed.ts'
import { letGo, listFeedAds, setWaiting } from './feed-ads.queries.ts'
import { changeRun, type FeedRunRow, takeRun } from './feed-runs.queries.ts'
import { type FeedRow, findFeed, lockFeed, updateFeed } from './feeds.queries.ts'
import { planRun, type RunPlan } from './plan-run.ts'
import { type ReadFeed, readFeedAt } from './read-feed.service.ts'
import { tellOfClosings, tellOfPause, tellOfWaiting } from './tell-of-feed.ts'
import {
  changeAd,
  closeAd,
  createAd,
  remarksOf,
  reopenAd,
  RunTaken,
  type Writer,
  type WritingDeps,
} from './write-ads.ts'

type RunDeps = WritingDeps & Pick<Deps, 'feeds'>

/** The next run when some ads were left for it (ms). */
const soon = 10 * MINUTE

/**
 * Reads a feed and makes its ads as it says. Each ad is a commit of its own with its place in the feed, so a run whose process died goes
 * on where it was when it is started again. A process that was only slow stops at its next ad: `turn` counts who took the run.
 */
export async function runFeed(deps: RunDeps, { runId }: { runId: number }): Promise<void> {
  const run = await takeRun(deps.db, runId)
  if (!run) return
  const feed = await findFeed(deps.db, run.feedId)
  if (!feed || feed.deletedAt)
    return finish(deps, run, { status: 'failed', problem: 'La importación se detuvo.' })
  // By hand, everything is looked at again.
  const isConditional = run.startedBy === 'schedule' && !run.mayClose
  const { etag, lastModified } = feed
  const read = await readFeedAt(deps, feed.url, isConditional ? { etag, lastModified } : undefined)
  if (read.kind === 'failed') return fail(deps, run, feed, read.problem)
  try {
    await follow(deps, run, feed, read)
  } catch (error) {
    if (!(error instanceof RunTaken)) throw error
  }
}

async function follow(
  deps: RunDeps,
  run: FeedRunRow,
  feed: FeedRow,
  read: Exclude<ReadFeed, { kind: 'failed' }>,
): Promise<void> {
  const now = deps.clock.now()
  const checked =
    read.kind === 'document' ? await checkFeed(read.document.rows, { category: feed.category, now }) : null
  const plan = planRun(checked, await listFeedAds(deps.db, feed.id), { now, mayClose: run.mayClose })
  const writer = await writerOf(deps, run, feed)
  const written = await write(deps, writer, plan)
  const refused = [...(checked?.refused ?? []), ...written.refused]
  const isWhole = written.postponed === 0 && refused.length === 0 && plan.waiting.length === 0
  await transaction(deps, async (tx) => {
    const ended = await changeRun(tx, run, {
      status: read.kind === 'unchanged' ? 'unchanged' : 'done',
      unchanged: plan.unchanged,
      postponed: written.postponed,
      refusedCount: refused.length,
      refused: refused.slice(0, shownFeedAds),
      endedAt: deps.clock.now(),
    })
    const current = await lockFeed(tx, feed.id)
    if (!ended || !current) return
    const waitingClosings = plan.waiting.length
    await setWaiting(
      tx,
      feed.id,
      plan.waiting.map(({ ad }) => ad.id),
    )
    await letGo(
      tx,
      plan.drop.map(({ ad }) => ad.id),
    )
    await updateFeed(tx, feed.id, {
      failures: 0,
      waitingClosings,
      nextRunAt: nextRunOf(current, deps.clock.now(), written.postponed > 0),
      // A feed that was not imported whole is read again even if it has not changed.
      ...(read.kind === 'document' ? (isWhole ? versionOf(read) : noVersion) : {}),
    })
    if (waitingClosings > 0 && current.waitingClosings === 0)
      await tellOfWaiting(deps, tx, current, waitingClosings)
    if (ended.closed > 0) await tellOfClosings(deps, tx, current, ended.closed)
  })
}

const noVersion = { etag: null, lastModified: null }
const versionOf = ({ etag, lastModified }: { etag: string | null; lastModified: string | null }) => ({
  etag,
  lastModified,
})

/** Null for one that its company paused meanwhile. */
export const nextRunOf = (
  { state, everyHours }: Pick<FeedRow, 'state' | 'everyHours'>,
  now: Date,
  isSoon = false,
): Date | null => (state === 'on' ? new Date(now.getTime() + (isSoon ? soon : everyHours * HOUR)) : null)

async function writerOf(deps: RunDeps, run: FeedRunRow, feed: FeedRow): Promise<Writer> {
  const [userId] = await recipientsIn(deps.db, { companyId: feed.companyId, among: [feed.createdBy] })
  if (userId === undefined) throw new Error('A company without an owner has a feed')
  const { companyId } = feed
  return { run, actor: { companyId, userId, emailConfirmed: await hasConfirmedOwner(deps.db, companyId) } }
}

/** Writes at most so many ads; the others are left for the next run. Closings come first: they make room in the plan. */
async function write(deps: RunDeps, writer: Writer, plan: RunPlan) {
  const refused: RefusedAd[] = []
  let written = 0
  let postponed = 0
  async function attempt(named: Omit<RefusedAd, 'remarks'>, work: () => Promise<unknown>): Promise<void> {
    if (written >= mostAdsPerRun) {
      postponed++
      return
    }
    try {
      await work()
      written++
    } catch (error) {
      if (error instanceof RunTaken) throw error
      refused.push({ ...named, remarks: remarksOf(error) })
    }
  }
  for (const one of plan.close) await closeAd(deps, writer, one)
  for (const { ready, imported } of plan.change)
    await attempt(nameOf(ready), () => changeAd(deps, writer, ready, imported))
  for (const one of plan.reopen)
    await attempt({ reference: one.ad.reference, title: '' }, () => reopenAd(deps, writer, one))
  for (const ready of plan.create) await attempt(nameOf(ready), () => createAd(deps, writer, ready))
  return { refused, postponed }
}

const nameOf = ({ reference, fields }: CheckedFeed['ready'][number]) => ({ reference, title: fields.title })

const finish = async (deps: RunDeps, run: FeedRunRow, end: Pick<FeedRunRow, 'status' | 'problem'>) => {
  await changeRun(deps.db, run, { ...end, endedAt: deps.clock.now() })
}

/** After several failures in a row nothing is read any more, and the company hears why. */
async function fail(deps: RunDeps, run: FeedRunRow, { id }: FeedRow, problem: string): Promise<void> {
  await transaction(deps, async (tx) => {
    const now = deps.clock.now()
    const isOurs = await changeRun(tx, run, { status: 'failed', problem, endedAt: now })
    const feed = await lockFeed(tx, id)
    if (!isOurs || !feed) return
    const failures = feed.failures + 1
    if (failures >= failuresToPause && feed.state === 'on') {
      await updateFeed(tx, id, { failures, state: 'failing', nextRunAt: null })
      await tellOfPause(deps, tx, feed, problem)
    } else await updateFeed(tx, id, { failures, nextRunAt: nextRunOf(feed, now) })
  })
}
