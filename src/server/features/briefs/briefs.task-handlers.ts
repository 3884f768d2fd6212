import type { Deps } from '#server/deps.ts'
import { handleTask, type TaskHandler } from '#server/queue/task.ts'
import { tellTask } from './briefs.tasks.ts'
import { tellOfBrief } from './tell-of-brief.ts'

export function briefTasks(deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] {
  return [handleTask(tellTask, ({ briefId }) => tellOfBrief(deps, briefId))]
}
