import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { AdminRole, AuditCode } from '#contracts/admin/admin-vocabulary.ts'
import type { InboxDesk } from '#contracts/admin/inbox-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { admins } from '#server/db/schema/accounts.table.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { inboxItems } from '#server/db/schema/inbox.table.ts'

type Item = Pick<typeof inboxItems.$inferSelect, 'desk' | 'itemId'>

const select = (db: Db) =>
  db
    .select({
      desk: inboxItems.desk,
      id: inboxItems.itemId,
      adminId: inboxItems.adminId,
      adminName: admins.name,
      postponedUntil: inboxItems.postponedUntil,
    })
    .from(inboxItems)
    .leftJoin(admins, and(eq(admins.id, inboxItems.adminId), isNull(admins.endedAt)))

export type MarkRow = Awaited<ReturnType<typeof listMarks>>[number]

/** Who has these items of a desk, and until when they are put off. */
export const listMarks = (db: Db, desk: InboxDesk, ids: readonly number[]) =>
  select(db).where(and(eq(inboxItems.desk, desk), inArray(inboxItems.itemId, [...ids])))

/** The ids at a desk that an administrator has, or that are put off. Some of them may be settled. */
export async function listMarkedIds(
  db: Db,
  desk: InboxDesk,
  which: { adminId: number } | { postponedAfter: Date },
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: inboxItems.itemId })
    .from(inboxItems)
    .where(
      and(
        eq(inboxItems.desk, desk),
        'adminId' in which
          ? eq(inboxItems.adminId, which.adminId)
          : gt(inboxItems.postponedUntil, which.postponedAfter),
      ),
    )
    .orderBy(sql`${inboxItems.changedAt} desc`)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Changes who has an item or until when it is put off. */
export const saveMark = (
  tx: Db,
  item: Item,
  change: Partial<Pick<typeof inboxItems.$inferInsert, 'adminId' | 'postponedUntil'>>,
  changedAt: Date,
) =>
  tx
    .insert(inboxItems)
    .values({ ...item, ...change, changedAt })
    .onConflictDoUpdate({
      target: [inboxItems.desk, inboxItems.itemId],
      set: { ...change, changedAt },
    })

/** The administrators with one of these roles, without those whose access ended. */
export const listTeam = (db: Db, roles: readonly AdminRole[]) =>
  db
    .select({ id: admins.id, name: admins.name })
    .from(admins)
    .where(and(isNull(admins.endedAt), inArray(admins.role, [...roles])))
    .orderBy(asc(admins.name))

/** How many things have an entry of the audit with one of these codes since then. */
export async function countThings(db: Db, codes: readonly AuditCode[], since: Date): Promise<number> {
  const [row] = await db
    .select({
      things: sql<number>`count(distinct (${auditEntries.subject}, ${auditEntries.subjectId}))::int`,
    })
    .from(auditEntries)
    .where(and(gte(auditEntries.at, since), inArray(auditEntries.code, [...codes])))
  return row?.things ?? 0
}
