import { webhookDays } from '#contracts/webhooks/webhook-figures.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { deliverTask } from '#server/platform/webhooks/announce.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { deliver } from './deliver.ts'
import { deleteBodiesBefore, deleteDeliveriesBefore, listOverdue } from './deliveries.queries.ts'
import { clearOldSecrets, deleteEndpointsBefore } from './endpoints.queries.ts'
import { cleanUpTask, sweepTask } from './webhooks.tasks.ts'

/** A delivery is overdue when its try should have been made so long ago (ms), and how many are queued again at once. */
const patience = 15 * MINUTE
const sweptAtOnce = 1000

/** How long the result of a delivery is stored, in days. */
const resultDays = 180

type Handling = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue' | 'webhooks'>

export function webhookTasks(deps: Handling): TaskHandler[] {
  const ago = (ms: number) => new Date(deps.clock.now().getTime() - ms)
  return [
    handleTask(deliverTask, (turn) => deliver(deps, turn)),
    handleTask(sweepTask, async () => {
      const overdue = await listOverdue(deps.db, ago(patience), sweptAtOnce)
      const turns = overdue.map(({ id, tries }) => ({
        deliveryId: id,
        tries,
        startedBy: 'schedule' as const,
      }))
      if (turns.length > 0) await transaction(deps, (tx) => deps.queue.enqueueAll(tx, deliverTask, turns))
    }),
    handleTask(cleanUpTask, async () => {
      await deleteBodiesBefore(deps.db, ago(webhookDays * DAY))
      await deleteDeliveriesBefore(deps.db, ago(resultDays * DAY))
      await deleteEndpointsBefore(deps.db, ago(webhookDays * DAY))
      await clearOldSecrets(deps.db, deps.clock.now())
    }),
  ]
}
