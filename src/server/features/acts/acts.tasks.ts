import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { type ActHandler, forgetActs, settle, settleTask } from './acts.service.ts'

const forgetTask = defineTask('acts.forget', z.object({}), { cron: '35 3 * * *' })

export function actTasks(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  handlers: readonly ActHandler[],
): TaskHandler[] {
  return [
    handleTask(settleTask, ({ id }) => settle(deps, handlers, id)),
    handleTask(forgetTask, () => forgetActs(deps)),
  ]
}
