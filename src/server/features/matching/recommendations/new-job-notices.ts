import { setImmediate } from 'node:timers/promises'
import { engineVersion, hasScores, readProfessional } from '#domain/matching/engine.ts'
import { JobIndex } from '#domain/matching/index/job-index.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { DAY } from '#domain/time/durations.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listProfessionalFacts } from '#server/features/matching/index/facts.queries.ts'
import { presentMonth } from '#server/features/matching/matching.service.ts'
import {
  listNewJobs,
  listPeopleToNotify,
  listNotifiedOrApplied,
  type NewJob,
} from './new-job-notices.queries.ts'
import { newJobFits } from './new-job-notices.words.ts'

/** The highest documented band: a lower score is not worth a notification. */
const leastScore = 80
/**
 * How long a job counts as new. A person notified of a better one today can get this one tomorrow. In milliseconds.
 */
const isNewFor = 3 * DAY
/** Minimum time between two notifications, less than the interval between evening runs. In milliseconds. */
const isQuietFor = DAY / 2
/** Candidates per person: some may be notified or applied to already. */
const candidatesPerPerson = 10
const page = 200

type NoticeDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Notifies each person on the bell of the best new job with an excellent match: at most one entry a day, once per
 * job, never a job applied to. No mail: alerts serve that. A second run does nothing.
 */
export async function notifyOfNewJobs(deps: NoticeDeps): Promise<void> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - isNewFor)
  const jobs = await listNewJobs(deps.db, { engine: engineVersion, since, now })
  if (jobs.length === 0) return
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const index = new JobIndex(productTaxonomy())
  for (const { id, profile, publishedAt } of jobs)
    // A stored profile was computed before its job had an id.
    index.put({ ...profile, id }, Math.floor(publishedAt.getTime() / 60_000))
  for (let afterId = 0, isMore = true; isMore;) {
    const people = await listPeopleToNotify(deps.db, {
      afterId,
      limit: page,
      notifiedBefore: new Date(now.getTime() - isQuietFor),
    })
    isMore = people.length === page
    afterId = people.at(-1)?.id ?? afterId
    const users = new Map(people.map(({ id, userId }) => [id, userId]))
    for (const facts of await listProfessionalFacts(deps.db, [...users.keys()])) {
      const profile = readProfessional(facts, presentMonth(deps))
      const found = hasScores(profile) ? index.top(profile, candidatesPerPerson) : []
      const good = found.filter(({ score }) => score >= leastScore).map(({ id }) => id)
      await setImmediate()
      if (good.length > 0) await notifyBest(deps, { id: facts.id, userId: users.get(facts.id)! }, good, byId)
    }
  }
}

async function notifyBest(
  deps: NoticeDeps,
  person: { id: number; userId: number },
  good: readonly number[],
  byId: ReadonlyMap<number, NewJob>,
): Promise<void> {
  const known = new Set(await listNotifiedOrApplied(deps.db, person, good))
  const [best, ...others] = good.filter((id) => !known.has(id))
  const job = best === undefined ? undefined : byId.get(best)
  if (!job) return
  await transaction(deps, (tx) =>
    notify(deps, tx, {
      ...newJobFits(job, others.length),
      userId: person.userId,
      type: 'job_match',
      link: jobHref(job.id),
      by: null,
    }),
  )
}
