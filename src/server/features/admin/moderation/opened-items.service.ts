import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import { MINUTE } from '#domain/time/durations.ts'
import type { AdminActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { listOpenedByOthers, releaseOthers, takeItem } from './opened-items.queries.ts'

/** How long an opened item is the administrator's own; opening it again renews it (ms). */
const ownFor = 10 * MINUTE

/**
 * Takes an item of a queue and frees the one before, so that two administrators never decide about the same. Returns the
 * name of the administrator who has it already, or null.
 */
export async function openItem(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { adminId }: Pick<AdminActor, 'adminId'>,
  item: { queue: ModerationQueue; id: number },
): Promise<string | null> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    await releaseOthers(tx, adminId, item)
    if (await takeItem(tx, item, { adminId, now, until: new Date(now.getTime() + ownFor) })) return null
    const [other] = await listOpenedByOthers(tx, { queue: item.queue, ids: [item.id], adminId, now })
    return other?.name ?? null
  })
}

/** Who else has each of these items open, by id. */
export async function readOpenedBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { adminId }: Pick<AdminActor, 'adminId'>,
  queue: ModerationQueue,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const opened = await listOpenedByOthers(db, { queue, ids, adminId, now: clock.now() })
  return new Map(opened.map(({ id, name }) => [id, name]))
}

/** Throws opened_by_other. */
export async function requireNotOpened(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<AdminActor, 'adminId'>,
  queue: ModerationQueue,
  id: number,
): Promise<void> {
  if ((await readOpenedBy(deps, admin, queue, [id])).size > 0) throw new AppError('opened_by_other')
}
