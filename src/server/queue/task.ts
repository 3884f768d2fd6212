import type { z } from 'zod'

/** A named piece of background work and the shape of its data: small ids, never rows. */
export interface Task<T extends object> {
  name: string
  data: z.ZodType<T>
  /** How many retries, with growing pauses, before it fails permanently. */
  retries: number
  /** A cron expression in Lima time, for scheduled tasks. */
  cron?: string
  /** In seconds; a longer run counts as failed. */
  limit: number
}

export interface TaskHandler {
  task: Task<object>
  run(data: unknown): Promise<void>
}

/** Names a task. Queueing needs only this; the handler may belong to a feature further right in the import order. */
export function defineTask<T extends object>(
  name: string,
  data: z.ZodType<T>,
  { retries = 8, limit = 120, cron }: { retries?: number; limit?: number; cron?: string } = {},
): Task<T> {
  return { name, data, retries, limit, ...(cron ? { cron } : {}) }
}

/**
 * Binds the work to a task. It may run twice (a process can die after the effect), so a task has one effect that is
 * safe to repeat.
 */
export function handleTask<T extends object>(task: Task<T>, run: (data: T) => Promise<void>): TaskHandler {
  return { task: task, run: async (data) => run(task.data.parse(data)) }
}
