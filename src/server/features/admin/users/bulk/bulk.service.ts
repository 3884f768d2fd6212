import type { UserChange } from '#contracts/admin/bulk-users.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import type { AdminActor, RequestTrace } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { writeAudit } from '#server/features/audit/audit.service.ts'
import { changeUser, codeOf } from '#server/features/admin/users/change-user.ts'
import { deleteBulksBefore, findProgress, insertBulk, lockItem, setOutcome } from './bulk.queries.ts'
import { changeOneTask } from './bulk.tasks.ts'

type BulkDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

/** How long a bulk change and its note are stored, in milliseconds. */
const keptFor = 30 * DAY

/** Stores a change to many accounts with one task for each, in one transaction. Returns its number and how many they are. */
export async function beginBulk(
  deps: BulkDeps,
  { actor, trace }: { actor: AdminActor; trace: RequestTrace },
  userIds: readonly number[],
  change: UserChange,
): Promise<{ id: number; total: number }> {
  return transaction(deps, async (tx) => {
    const { adminId, name: adminName, role: adminRole } = actor
    const bulk = { change, adminId, adminName, adminRole, ...trace, at: deps.clock.now() }
    const begun = await insertBulk(tx, bulk, userIds)
    for (const userId of begun.userIds)
      await deps.queue.enqueue(tx, changeOneTask, { bulkId: begun.id, userId })
    return { id: begun.id, total: begun.userIds.length }
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
