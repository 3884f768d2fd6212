import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { cvTexts } from '#server/db/schema/cv-texts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

const unread = (db: Db, where: SQL | undefined) =>
  db
    .select({
      applicationId: applications.id,
      professionalId: applications.professionalId,
      fileId: files.id,
      storageKey: files.storageKey,
      mime: files.mime,
    })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.cvId))
    .leftJoin(cvTexts, eq(cvTexts.fileId, files.id))
    .where(and(isNull(cvTexts.fileId), where))
    .orderBy(asc(applications.id))

/** The CV of an application whose text is not kept yet. */
export async function findUnread(db: Db, applicationId: number) {
  const [row] = await unread(db, eq(applications.id, applicationId))
  return row ?? null
}
export type UnreadCv = NonNullable<Awaited<ReturnType<typeof findUnread>>>

/** The next ones after an application. */
export const listUnread = (db: Db, afterId: number, limit: number): Promise<UnreadCv[]> =>
  unread(db, sql`${applications.id} > ${afterId}`).limit(limit)

/** Null when the file is gone meanwhile. */
export async function insertText(db: Db, { fileId, text, readAt }: typeof cvTexts.$inferInsert) {
  await db.execute(sql`insert into ${cvTexts} (file_id, text, read_at)
    select id, ${text}, ${readAt instanceof Date ? readAt.toISOString() : readAt}::timestamptz from ${files} where id = ${fileId}
    on conflict do nothing`)
}

/** Whether a company may read the CV: not rejected, and the account not suspended. Needs `files` and `users` of its owner. */
const isShown = sql`(${files.moderationStatus} is distinct from 'rejected' and ${users.suspendedAt} is null)`

/**
 * The applications of a job in whose CV, or that of one that is joined to it, a query finds something: once for the whole job, whose rows
 * are few among all CVs.
 */
export const foundInCv = (jobId: number, query: SQL): SQL => sql`${applications.id} in (
  select coalesce(sent.joined_into, sent.id) from applications as sent
  join ${cvTexts} on ${cvTexts.fileId} = sent.cv_id join ${files} on ${files.id} = sent.cv_id
  join ${users} on ${users.id} = ${files.ownerId}
  where sent.job_id = ${jobId} and sent.withdrawn_at is null and ${isShown} and ${cvTexts.words} @@ ${query})`

/** The texts of the CVs of these applications that a company may read. */
export const listTexts = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: sql<number>`coalesce(${applications.joinedInto}, ${applications.id})`, text: cvTexts.text })
    .from(applications)
    .innerJoin(cvTexts, eq(cvTexts.fileId, applications.cvId))
    .innerJoin(files, eq(files.id, applications.cvId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .where(
      and(
        inArray(sql`coalesce(${applications.joinedInto}, ${applications.id})`, [...ids]),
        isNull(applications.withdrawnAt),
        isShown,
      ),
    )
    .orderBy(asc(applications.id))
