import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { followNewEmail } from '#server/features/accounts/accounts.tasks.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { queueAlerts, sendDueAlert } from '#server/features/subscriptions/alerts/send-alerts.ts'
import { forgetUnconfirmed } from './subscriptions.service.ts'
import { moveSubscriptions } from './subscriptions.queries.ts'
import { cleanUpSubscriptions, runAlerts, sendAlert } from './subscriptions.tasks.ts'

export function subscriptionTasks(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>,
): TaskHandler[] {
  return [
    handleTask(runAlerts, () => queueAlerts(deps)),
    handleTask(sendAlert, (data) => sendDueAlert(deps, data)),
    handleTask(followNewEmail, ({ userId }) => transaction(deps, (tx) => moveSubscriptions(tx, userId))),
    handleTask(cleanUpSubscriptions, () => forgetUnconfirmed(deps)),
  ]
}
