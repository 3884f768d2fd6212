import { setImmediate } from 'node:timers/promises'
import { engineVersion, hasScores, readProfessional } from '#domain/matching/engine.ts'
import { JobIndex } from '#domain/matching/index/job-index.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { DAY } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listProfessionalFacts } from '#server/features/matching/index/facts.queries.ts'
import { presentMonth } from '#server/features/matching/matching.service.ts'
import { listNewJobs, listPeopleToTell, listToldOrApplied, type NewJob } from './new-job-notices.queries.ts'

/** The documented highest band: less is not worth a notice. */
const leastScore = 80
/** A job counts as new for this long: who was told of a better one today hears of it tomorrow. In milliseconds. */
const isNewFor = 3 * DAY
/** After an entry there is none for so long: the next evening's run is past it. In milliseconds. */
const isQuietFor = DAY / 2
/** Looked at for each person: some may be told of or applied to already. */
const lookedAt = 10
const page = 200

type NoticeDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Tells each person on the bell of the best of the new jobs that fit excellently: one entry a day at most, once for each job, never of one that
 * the person applied to. No mail: who wants mails of jobs has alerts. Run twice, the second run finds them told.
 */
export async function notifyOfNewJobs(deps: NoticeDeps): Promise<void> {
  const now = deps.clock.now()
  const since = new Date(now.getTime() - isNewFor)
  const jobs = await listNewJobs(deps.db, { engine: engineVersion, since, now })
  if (jobs.length === 0) return
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const index = new JobIndex(productTaxonomy())
  for (const { id, profile, publishedAt } of jobs)
    // A stored profile was made before its job had an id.
    index.put({ ...profile, id }, Math.floor(publishedAt.getTime() / 60_000))
  for (let afterId = 0, isMore = true; isMore;) {
    const people = await listPeopleToTell(deps.db, {
      afterId,
      limit: page,
      toldBefore: new Date(now.getTime() - isQuietFor),
    })
    isMore = people.length === page
    afterId = people.at(-1)?.id ?? afterId
    const users = new Map(people.map(({ id, userId }) => [id, userId]))
    for (const facts of await listProfessionalFacts(deps.db, [...users.keys()])) {
      const profile = readProfessional(facts, presentMonth(deps))
      const found = hasScores(profile) ? index.top(profile, lookedAt) : []
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
  const known = new Set(await listToldOrApplied(deps.db, person, good))
  const [best, ...others] = good.filter((id) => !known.has(id))
  const job = best === undefined ? undefined : byId.get(best)
  if (!job) return
  const more = others.length === 1 ? 'Hay 1 más' : `Hay ${others.length} más`
  await transaction(deps, (tx) =>
    notify(deps, tx, {
      userId: person.userId,
      type: 'job_match',
      title: 'Un empleo nuevo va contigo',
      message: `${job.title}, en ${job.company}.${others.length > 0 ? ` ${more} en Empleos para ti.` : ''}`,
      link: `/jobs/${job.id}`,
      by: null,
    }),
  )
}
