import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { settle } from './settle-payout.ts'

/** A mark of a row can no longer be taken back. */
export const settlePayout = defineTask('payouts.settle', z.object({ id: z.number(), turn: z.number() }))

export const payoutTasks = (deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>): TaskHandler[] => [
  handleTask(settlePayout, (mark) => settle(deps, mark)),
]
