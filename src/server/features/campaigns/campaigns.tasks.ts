import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Sends one batch of a campaign and queues the next. Never given up: whoever is left would wait for ever. */
export const sendBatchTask = defineTask(
  'campaigns.send-batch',
  z.object({ campaignId: z.number(), turn: z.number() }),
  { retries: 500 },
)

/** Queues the next batch of each campaign that goes on; one that is queued already does nothing the second time. */
export const goOnTask = defineTask('campaigns.go-on', z.object({}), { cron: '*/10 * * * *' })
