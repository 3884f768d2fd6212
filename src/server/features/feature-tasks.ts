import type { Deps } from '#server/deps.ts'
import type { TaskHandler } from '#server/queue/task.ts'

/** Every feature's background work. */
export function featureTasks(_deps: Omit<Deps, 'log'>): TaskHandler[] {
  return []
}
