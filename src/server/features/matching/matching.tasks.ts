import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import { scoresKeptYears } from '#contracts/matching/matching-figures.ts'
import { engineVersion, storedProfile } from '#domain/matching/engine.ts'
import { DAY } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { searchableText } from '#server/features/jobs/list/jobs-search.service.ts'
import { lockJobsOfOtherEngines, setJobProfile } from '#server/features/matching/index/facts.queries.ts'
import { deleteMatchChangesBefore } from '#server/features/matching/index/match-changes.queries.ts'
import { notifyOfNewJobs } from '#server/features/matching/recommendations/new-job-notices.ts'
import { deleteShownScoresBefore } from '#server/features/matching/recommendations/shown-scores.queries.ts'

/** Recomputes the jobs whose profile another engine made, and their searchable texts. */
export const profileJobs = defineTask('matching.profile-jobs', z.object({}))
/** Every evening: notifies people of new jobs with an excellent match. */
const notifyNewJobs = defineTask('matching.tell-new-jobs', z.object({}), { cron: '0 18 * * *' })
const cleanUp = defineTask('matching.clean-up', z.object({}), { cron: '40 3 * * *' })

const batch = 50
/** Followers read within seconds; a process that lost the database for a week must be restarted. */
const changesRetention = 7 * DAY

export function matchingTasks(deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [
    handleTask(profileJobs, async () => {
      for (let count = batch; count === batch;)
        count = await transaction(deps, async (tx) => {
          const jobs = await lockJobsOfOtherEngines(tx, engineVersion, batch)
          for (const job of jobs) {
            await setJobProfile(tx, job.id, { ...storedProfile(job), search: searchableText(job) })
            await setImmediate()
          }
          return jobs.length
        })
    }),
    handleTask(notifyNewJobs, () => notifyOfNewJobs(deps)),
    handleTask(cleanUp, async () => {
      const now = deps.clock.now().getTime()
      await deleteMatchChangesBefore(deps.db, new Date(now - changesRetention))
      await deleteShownScoresBefore(deps.db, new Date(now - scoresKeptYears * 365 * DAY))
    }),
  ]
}
