import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Sends one batch of an answer and queues the next. Never given up: whoever is left would wait for ever. */
export const sendAnswersTask = defineTask(
  'closeOut.send',
  z.object({ roundId: z.number(), turn: z.number() }),
  { retries: 500 },
)

/** Queues the next batch of each answer that goes on; one that is queued already does nothing the second time. */
export const goOnTask = defineTask('close-out.go-on', z.object({}), { cron: '*/10 * * * *' })

/** Tells whoever heard nothing for their company's term. By day, a part of them an hour. */
export const closeTask = defineTask('close-out.close-unanswered', z.object({}), { cron: '15 8-19 * * *' })

/** Reminds companies of whose term runs out, once a day. */
export const remindTask = defineTask('close-out.remind', z.object({}), { cron: '30 8 * * *' })
