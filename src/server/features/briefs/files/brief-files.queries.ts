import { and, eq, sql } from 'drizzle-orm'
import type { BriefFile } from '#contracts/briefs/brief-file-fields.ts'
import type { Db } from '#server/db/connection.ts'
import { briefFiles, briefs } from '#server/db/schema/briefs.table.ts'
import { files } from '#server/db/schema/platform.table.ts'

/** The files of a brief as JSON, in a query of briefs. */
export const filesOfBrief = sql<BriefFile[]>`(select coalesce(json_agg(
    json_build_object('id', ${files.id}, 'name', ${files.name}, 'size', ${files.size}) order by ${files.createdAt}, ${files.id}), '[]')
  from ${briefFiles} join ${files} on ${files.id} = ${briefFiles.fileId} where ${briefFiles.briefId} = ${briefs}.id)`

/** Where the bytes of a brief's file are; null when it has no such file. */
export async function findBriefFile(db: Db, briefId: number, fileId: string) {
  const [row] = await db
    .select({ storageKey: files.storageKey, name: files.name, mime: files.mime, size: files.size })
    .from(briefFiles)
    .innerJoin(files, eq(files.id, briefFiles.fileId))
    .where(and(eq(briefFiles.briefId, briefId), eq(briefFiles.fileId, fileId)))
  return row ?? null
}

export const countBriefFiles = (tx: Db, briefId: number): Promise<number> =>
  tx.$count(briefFiles, eq(briefFiles.briefId, briefId))

export async function listFileIds(tx: Db, briefId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: briefFiles.fileId })
    .from(briefFiles)
    .where(eq(briefFiles.briefId, briefId))
  return rows.map(({ id }) => id)
}

export async function insertBriefFile(tx: Db, row: typeof briefFiles.$inferInsert): Promise<void> {
  await tx.insert(briefFiles).values(row)
}

/** One file of a brief, to remove; without a file all of them. */
export const fileRowsOf = (briefId: number, fileId?: string) => ({
  table: briefFiles,
  where: and(
    eq(briefFiles.briefId, briefId),
    fileId === undefined ? undefined : eq(briefFiles.fileId, fileId),
  )!,
})
