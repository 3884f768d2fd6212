import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { deleteFigures } from './figures.queries.ts'
import { countNow, tooOld } from './figures.service.ts'
import { standingQuestions } from './standing.ts'

/** Before those of the time before are due, so that nobody waits for them in the morning. In seconds: with millions of rows it takes some. */
const countFigures = defineTask('admin.count-figures', z.object({}), {
  cron: '*/15 * * * *',
  retries: 0,
  limit: 300,
})

/** One question after the other: they read much. */
export const figureTasks = (deps: Pick<Deps, 'db' | 'pool' | 'clock'>): TaskHandler[] => [
  handleTask(countFigures, async () => {
    for (const question of standingQuestions(deps)) await countNow(deps, question)
    await deleteFigures(deps.db, new Date(deps.clock.now().getTime() - tooOld))
  }),
]
