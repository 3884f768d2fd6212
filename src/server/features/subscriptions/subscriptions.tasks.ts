import { z } from 'zod'
import { defineTask } from '#server/queue/task.ts'

/**
 * Finds due alerts. Only by day, so that nobody is woken; every hour, so that an hour of downtime only delays them. When a
 * daily or a weekly one is due: `alerts/send-alerts.ts`.
 */
export const runAlerts = defineTask('alerts.run', z.object({}), { cron: '5 7-20 * * *' })

/** Sends one subscription. */
export const sendAlert = defineTask('alerts.send', z.object({ subscriptionId: z.number() }))

export const cleanUpSubscriptions = defineTask('subscriptions.clean-up', z.object({}), { cron: '35 4 * * *' })
