import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { mails } from '#server/db/schema/platform.table.ts'

export async function insertMails(db: Db, rows: (typeof mails.$inferInsert)[]): Promise<number[]> {
  const stored = await db.insert(mails).values(rows).returning({ id: mails.id })
  return stored.map(({ id }) => id)
}

/** Returns the mail for delivery and counts the attempt. Null when it is deleted or sent. */
export async function beginDelivery(db: Db, id: number) {
  const [row] = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1` })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
    .returning()
  return row ?? null
}

/** `storedCopy`: the stored copy after delivery. */
export async function markMailSent(
  db: Db,
  id: number,
  sentAt: Date,
  storedCopy: Partial<Pick<typeof mails.$inferInsert, 'html' | 'text' | 'headers' | 'attachments'>> = {},
): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt, ...storedCopy })
    .where(eq(mails.id, id))
}

export async function deleteMailsBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, moment))
}

export async function deleteMail(db: Db, id: number): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

/** The newest mails, to one address or to all. */
export async function listMails(db: Db, to: string | undefined, limit: number) {
  return db
    .select()
    .from(mails)
    .where(to === undefined ? undefined : eq(mails.to, to))
    .orderBy(desc(mails.id))
    .limit(limit)
}

/** Mails that nobody accepted yet, since when the first one waits, and those that were accepted since `since`. */
export async function readMailHealth(db: Db, since: Date) {
  const [row] = await db
    .select({
      unsent: sql<number>`(count(*) filter (where ${mails.sentAt} is null))::int`,
      oldest: sql<Date | null>`min(${mails.createdAt}) filter (where ${mails.sentAt} is null)`.mapWith(
        mails.createdAt,
      ),
      sent: sql<number>`(count(*) filter (where ${mails.sentAt} is not null))::int`,
    })
    .from(mails)
    .where(sql`${mails.createdAt} >= ${since.toISOString()}`)
  if (!row) throw new Error('An aggregate returned no row')
  return row
}
