import type { SQL } from 'drizzle-orm'
import type { BulkTarget, UserChange } from '#contracts/admin/bulk-users.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import type { AdminActor, RequestTrace } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { matchingAccounts } from '#server/features/accounts/all-accounts/all-accounts.service.ts'
import { writeAudit } from '#server/features/audit/audit.service.ts'
import { changeUser, codeOf } from '#server/features/admin/users/change-user.ts'
import {
  deleteBulksBefore,
  findProgress,
  insertBulk,
  insertItems,
  listWaiting,
  lockItem,
  selectChanged,
  selectKnown,
  setOutcome,
} from './bulk.queries.ts'
import { changeOneTask, spreadBulkTask } from './bulk.tasks.ts'

type BulkDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** How long a bulk change and its note are stored, in milliseconds. */
const keptFor = 30 * DAY

/** How many accounts get their tasks in one transaction. */
const batchSize = 250

/**
 * Stores a change to many accounts; tasks make it, so that the call is short and the change goes on after a restart.
 * Returns its number and how many accounts they are. Throws result_grew if a whole result has more accounts than the
 * administrator confirmed.
 */
export async function beginBulk(
  deps: BulkDeps,
  { actor, trace }: { actor: AdminActor; trace: RequestTrace },
  target: BulkTarget,
  change: UserChange,
): Promise<{ id: number; total: number }> {
  return transaction(deps, async (tx) => {
    const { adminId, name: adminName, role: adminRole } = actor
    const id = await insertBulk(tx, {
      change,
      adminId,
      adminName,
      adminRole,
      ...trace,
      at: deps.clock.now(),
    })
    const total = await insertItems(tx, id, accountsOf(tx, target))
    if (target.whole && total > target.whole.count) throw new AppError('result_grew')
    await deps.queue.enqueue(tx, spreadBulkTask, { bulkId: id, after: 0 })
    return { id, total }
  })
}

function accountsOf(tx: Db, { userIds = [], whole, changedBy }: BulkTarget): SQL {
  if (changedBy !== undefined) return selectChanged(tx, changedBy)
  if (!whole) return selectKnown(tx, userIds)
  const { count, ...filters } = whole
  // One more shows that the result grew.
  return matchingAccounts(tx, filters, count + 1)
}

/**
 * Queues the changes of the next accounts, and the batch after them, in one transaction. When it runs twice, so do tasks
 * that then find their change made.
 */
export async function spreadBulk(deps: BulkDeps, bulkId: number, after: number): Promise<void> {
  await transaction(deps, async (tx) => {
    const userIds = await listWaiting(tx, bulkId, after, batchSize)
    for (const userId of userIds) await deps.queue.enqueue(tx, changeOneTask, { bulkId, userId })
    const last = userIds.at(-1)
    if (last !== undefined && userIds.length === batchSize)
      await deps.queue.enqueue(tx, spreadBulkTask, { bulkId, after: last })
  })
}

/** Makes the change to one account, once, with its entry in the audit. */
export async function changeOne(deps: BulkDeps, bulkId: number, userId: number): Promise<void> {
  await transaction(deps, async (tx) => {
    const bulk = await lockItem(tx, bulkId, userId)
    if (!bulk) return
    const { adminId, adminName: name, adminRole: role, requestId, address, change } = bulk
    const audited = await changeUser(deps, tx, { name }, userId, change).catch((error: unknown) => {
      // Deleted since: there is nothing to change.
      if (error instanceof AppError && error.code === 'not_found') return null
      throw error
    })
    await setOutcome(tx, bulkId, userId, audited ? 'changed' : 'unchanged')
    if (audited)
      await writeAudit(
        deps,
        tx,
        { adminId, name, role },
        { code: codeOf[change.act], audited, trace: { requestId, address } },
      )
  })
}

/** Throws not_found. */
export async function readProgress({ db }: Pick<Deps, 'db'>, id: number) {
  const progress = await findProgress(db, id)
  if (!progress) throw new AppError('not_found')
  return progress
}

export const forgetBulks = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteBulksBefore(db, new Date(clock.now().getTime() - keptFor))
