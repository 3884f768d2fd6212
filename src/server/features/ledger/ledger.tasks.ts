import { z } from 'zod'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { defineTask, handleTask, type TaskHandler } from '#server/queue/task.ts'
import { checkLedger } from './checks.service.ts'

/** Each night, after the backup has begun. */
export const checkLedgerTask = defineTask('ledger.check', z.object({}), { cron: '10 5 * * *', limit: 900 })

export const ledgerTasks = (deps: Pick<Deps, 'db' | 'pool' | 'clock'>): TaskHandler[] => [
  handleTask(checkLedgerTask, () => checkLedger(deps)),
]

/** Has the ledger checked soon, beside the check of each night. Two who ask at once get one. */
export const checkSoon = ({ queue, ...deps }: Pick<Deps, 'queue' | 'pool'>): Promise<void> =>
  transaction(deps, (tx) => queue.enqueue(tx, checkLedgerTask, {}, { key: 'asked' }))
