import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { changeOne, forgetBulks, spreadBulk } from './bulk.service.ts'
import { changeOneTask, forgetBulksTask, spreadBulkTask } from './bulk.tasks.ts'

export function bulkTasks(deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [
    handleTask(spreadBulkTask, ({ bulkId, after }) => spreadBulk(deps, bulkId, after)),
    handleTask(changeOneTask, ({ bulkId, userId }) => changeOne(deps, bulkId, userId)),
    handleTask(forgetBulksTask, () => forgetBulks(deps)),
  ]
}
