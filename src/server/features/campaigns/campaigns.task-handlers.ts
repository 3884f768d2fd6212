import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { goOnTask, sendBatchTask } from './campaigns.tasks.ts'
import { queueNextBatches, sendBatch } from './send-batch.ts'

export function campaignTasks(deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [
    handleTask(sendBatchTask, (data) => sendBatch(deps, data)),
    handleTask(goOnTask, () => queueNextBatches(deps)),
  ]
}
