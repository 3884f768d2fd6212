import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/** Finds the alerts that are due. By day, so that nobody is woken; each hour, so that an hour without a server delays only. */
export const runAlerts = defineTask('alerts.run', z.object({}), { cron: '5 7-20 * * *' })

/** Sends one of them; `all`: whether it is due or not. */
export const sendAlert = defineTask('alerts.send', z.object({ subscriptionId: z.number(), all: z.boolean() }))

export const cleanUpSubscriptions = defineTask('subscriptions.clean-up', z.object({}), { cron: '35 4 * * *' })
