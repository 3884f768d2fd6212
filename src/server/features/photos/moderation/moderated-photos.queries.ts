import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import type { ModeratedSource } from '#server/db/moderated-rows.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { isVisibleTo, visitor } from '#server/features/professionals/visibility/visibility.queries.ts'

export interface PhotoContent {
  kind: 'photo' | 'logo'
  fileId: string
  /** Of a profile that everybody finds. */
  professionalId: number | null
  companyId: number | null
}

/*
 * `professionals.photo_id` and `companies.logo_id` name the picture that others see, so no query of theirs knows moderation. A
 * rejected picture is named by nothing: it is the rejected file of its account.
 */

const isShown = sql`(${professionals.photoId} = ${files.id} or ${companies.logoId} = ${files.id})`
const isRejected = sql`${files.moderationStatus} = 'rejected'`

/** The photo or logo of each account, shown or rejected, under the id of the account. */
export const photosToModerate: ModeratedSource<PhotoContent> = {
  table: files,
  from: sql`${files} join ${users} on ${users.id} = ${files.ownerId}
    left join ${professionals} on ${professionals.userId} = ${users.id} left join ${companies} on ${companies.userId} = ${users.id}`,
  where: sql`${files.kind} in ('photo', 'logo') and (${isShown} or ${isRejected}) and ${users.deletedAt} is null`,
  id: users.id,
  title: sql`coalesce(${companies.name}, ${professionals.firstName} || ' ' || ${professionals.lastName})`,
  owner: sql`case when ${files.kind} = 'logo' then 'Logo' else 'Foto de perfil' end`,
  content: sql<PhotoContent>`json_build_object('kind', ${files.kind}, 'fileId', ${files.id},
    'professionalId', case when ${isVisibleTo(visitor)} then ${professionals.id} end, 'companyId', ${companies.id})`,
}

/** The file of an account that is rejected, or null. */
export async function findRejected(db: Db, userId: number) {
  const [row] = await db
    .select({ id: files.id, note: files.moderationNote })
    .from(files)
    .where(and(eq(files.ownerId, userId), sql`${files.kind} in ('photo', 'logo')`, isRejected))
  return row ?? null
}

/** Others see the initials instead of the picture. */
export async function hidePicture(tx: Db, { userId, fileId }: Picture): Promise<void> {
  await tx
    .update(professionals)
    .set({ photoId: null })
    .where(and(eq(professionals.userId, userId), eq(professionals.photoId, fileId)))
  await tx
    .update(companies)
    .set({ logoId: null })
    .where(and(eq(companies.userId, userId), eq(companies.logoId, fileId)))
}

/** Others see the picture again. */
export async function showPicture(tx: Db, { userId, fileId }: Picture): Promise<void> {
  await tx
    .update(professionals)
    .set({ photoId: fileId })
    .where(and(eq(professionals.userId, userId), isNull(professionals.photoId)))
  await tx
    .update(companies)
    .set({ logoId: fileId })
    .where(and(eq(companies.userId, userId), isNull(companies.logoId)))
}

type Picture = { userId: number; fileId: string }

/** Locks the profile or the company before its file, in the order of the owner who changes the picture. */
export async function lockOwner(tx: Db, userId: number): Promise<void> {
  await tx
    .select({ id: professionals.id })
    .from(professionals)
    .where(eq(professionals.userId, userId))
    .for('update')
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId)).for('update')
}

/** The picture of an account, shown or rejected: for its owner and for administrators. */
export async function findOwnFile(db: Db, userId: number) {
  const { from, where } = photosToModerate
  const { rows } = await db.execute<{ storageKey: string; name: string; mime: string; size: number }>(sql`
    select ${files.storageKey} as "storageKey", ${files.name} as name, ${files.mime} as mime, ${files.size} as size
    from ${from} where ${where} and ${users.id} = ${userId}`)
  return rows[0] ?? null
}
