import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { DecidedPost, PostSource } from '#server/takedown.ts'
import type { jobs } from '#server/db/schema/jobs.table.ts'

type Change = Partial<
  Pick<
    typeof jobs.$inferInsert,
    'takenDownAt' | 'takenDownReason' | 'takenDownNote' | 'takenDownBy' | 'deletedAt' | 'deletedBy'
  >
>

/** A job or a service with what was decided about it, locked until the transaction ends; null when it is unknown. */
export async function lockPost(
  tx: Db,
  { table, ownerId }: Pick<PostSource, 'table' | 'ownerId'>,
  id: number,
): Promise<DecidedPost | null> {
  const { title, deletedAt, deletedBy, takenDownAt, takenDownReason, takenDownNote } = table
  const decided = { deletedAt, deletedBy, takenDownAt, takenDownReason, takenDownNote }
  const [row] = await tx
    .select({ id: table.id, title, ownerId, ...decided })
    .from(table)
    .where(eq(table.id, id))
    .for('no key update')
  return row ?? null
}

/** Writes what an administrator decided, and returns whether others now see the job or the service. */
export async function decidePost(
  tx: Db,
  { table }: Pick<PostSource, 'table'>,
  id: number,
  change: Change,
): Promise<boolean> {
  const [row] = await tx
    .update(table)
    .set(change)
    .where(eq(table.id, id))
    .returning({ isActive: table.isActive })
  return row?.isActive ?? false
}
