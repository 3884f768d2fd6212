import type { FraudReason } from '#contracts/support/outcomes-vocabulary.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { fraudNotice } from './fraud-notices.words.ts'
import { claimWarning, countUnwarned, listUnwarned } from './fraud-warning.queries.ts'
import { warnApplicant } from './fraud-warning.tasks.ts'

/** How many people applied to a job and were not warned about it. */
export const countApplicantsToWarn = (db: Db, jobId: number): Promise<number> => countUnwarned(db, jobId)

/** Queues a task for each of them. If it runs twice, each is still warned once. */
export async function queueWarnings(
  { queue }: Pick<Deps, 'queue'>,
  tx: Db,
  jobId: number,
  reason: FraudReason,
): Promise<void> {
  for await (const batch of readInBatches((after, limit) => listUnwarned(tx, jobId, { after, limit })))
    for (const { id } of batch) await queue.enqueue(tx, warnApplicant, { applicationId: id, reason })
}

/** Warns a person about a job they applied to, on the bell and by mail, once. */
export async function warnApplicantOfFraud(
  deps: Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>,
  { applicationId, reason }: { applicationId: number; reason: FraudReason },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const found = await claimWarning(tx, applicationId, deps.clock.now())
    if (!found) return
    await notify(deps, tx, {
      ...fraudNotice(found.title, reason),
      userId: found.userId,
      type: 'system',
      by: null,
      link: '/dashboard/postulaciones',
    })
  })
}
