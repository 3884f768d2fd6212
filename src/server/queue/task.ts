import type { z } from 'zod'

/** A named piece of background work and the shape of its data. Small ids travel, never rows. */
export interface Task<T extends object> {
  name: string
  data: z.ZodType<T>
  /** How often it is tried again, with growing waits, before it counts as failed for good. */
  retries: number
  /** A cron expression in Lima time, for work that the clock starts. */
  cron?: string
  /** In seconds; what takes longer counts as failed. */
  limit: number
}

export interface TaskHandler {
  task: Task<object>
  run(data: unknown): Promise<void>
}

/** Names a task. Whoever enqueues needs only this; the handler may live further right in the house. */
export function defineTask<T extends object>(
  name: string,
  data: z.ZodType<T>,
  { retries = 8, limit = 120, cron }: { retries?: number; limit?: number; cron?: string } = {},
): Task<T> {
  return { name, data, retries, limit, ...(cron ? { cron } : {}) }
}

/** Binds the work to a task. It may run twice (a process can die after the effect), so one task has one effect, made safe to repeat. */
export function handleTask<T extends object>(task: Task<T>, run: (data: T) => Promise<void>): TaskHandler {
  return { task: task, run: async (data) => run(task.data.parse(data)) }
}
