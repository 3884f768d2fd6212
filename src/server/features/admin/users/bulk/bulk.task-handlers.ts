import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { changeOne, forgetBulks } from './bulk.service.ts'
import { changeOneTask, forgetBulksTask } from './bulk.tasks.ts'

export function bulkTasks(deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [
    handleTask(changeOneTask, ({ bulkId, userId }) => changeOne(deps, bulkId, userId)),
    handleTask(forgetBulksTask, () => forgetBulks(deps)),
  ]
}
