import { and, eq, gt, inArray, lt, ne, or } from 'drizzle-orm'
import type { ModerationQueue } from '#contracts/admin/moderation-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { admins } from '#server/db/schema/accounts.table.ts'
import { openedItems } from '#server/db/schema/moderation.table.ts'

interface Item {
  queue: ModerationQueue
  id: number
}

/** Takes an item until `until`. False when another administrator has it. */
export async function takeItem(
  tx: Db,
  { queue, id }: Item,
  { adminId, now, until }: { adminId: number; now: Date; until: Date },
): Promise<boolean> {
  const taken = await tx
    .insert(openedItems)
    .values({ queue, itemId: id, adminId, until })
    .onConflictDoUpdate({
      target: [openedItems.queue, openedItems.itemId],
      set: { adminId, until },
      setWhere: or(eq(openedItems.adminId, adminId), lt(openedItems.until, now)),
    })
    .returning({ id: openedItems.itemId })
  return taken.length > 0
}

/** What an administrator had open before is free again. */
export async function releaseOthers(tx: Db, adminId: number, { queue, id }: Item): Promise<void> {
  await tx
    .delete(openedItems)
    .where(
      and(eq(openedItems.adminId, adminId), or(ne(openedItems.queue, queue), ne(openedItems.itemId, id))),
    )
}

/** The names of the administrators who have one of these items open, without `adminId`. */
export const listOpenedByOthers = (
  db: Db,
  {
    queue,
    ids,
    adminId,
    now,
  }: { queue: ModerationQueue; ids: readonly number[]; adminId: number; now: Date },
) =>
  db
    .select({ id: openedItems.itemId, name: admins.name })
    .from(openedItems)
    .innerJoin(admins, eq(admins.id, openedItems.adminId))
    .where(
      and(
        eq(openedItems.queue, queue),
        inArray(openedItems.itemId, [...ids]),
        ne(openedItems.adminId, adminId),
        gt(openedItems.until, now),
      ),
    )
