import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { mails } from '#server/db/schema/platform.table.ts'

export async function insertMail(db: Db, mail: typeof mails.$inferInsert): Promise<number> {
  const [row] = await db.insert(mails).values(mail).returning({ id: mails.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

export async function findMail(db: Db, id: number) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id))
  return row ?? null
}

export async function markMailSent(db: Db, id: number, sentAt: Date): Promise<void> {
  await db.update(mails).set({ sentAt }).where(eq(mails.id, id))
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
