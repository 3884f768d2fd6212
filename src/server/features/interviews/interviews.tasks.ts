import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Tells the company what a candidate did by a link, unless another step followed. */
export const tellOfStep = defineTask(
  'interviews.tell-of-step',
  z.object({ interviewId: z.number(), eventId: z.number() }),
)

/** Reminds both sides, and ends what withdrawn candidates leave. */
export const followInterviews = defineTask('interviews.follow', z.object({}), { cron: '*/5 * * * *' })
