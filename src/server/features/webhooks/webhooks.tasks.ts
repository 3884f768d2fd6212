import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Queues again the deliveries whose task was lost. */
export const sweepTask = defineTask('webhooks.sweep', z.object({}), { cron: '*/10 * * * *' })

/** Every night: bodies, replies and previous secrets whose time is over, and deleted endpoints. */
export const cleanUpTask = defineTask('webhooks.clean-up', z.object({}), { cron: '20 4 * * *' })
