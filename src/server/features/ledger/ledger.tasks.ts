import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { checkLedger } from './checks.service.ts'

/** Each night, after the backup has begun. */
export const checkLedgerTask = defineTask('ledger.check', z.object({}), { cron: '10 5 * * *', limit: 900 })

export const ledgerTasks = (deps: Pick<Deps, 'db' | 'pool' | 'clock'>): TaskHandler[] => [
  handleTask(checkLedgerTask, () => checkLedger(deps)),
]
