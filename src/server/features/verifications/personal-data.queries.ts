import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { verificationEnds, verificationPapers, verifications } from '#server/db/schema/verifications.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'

/** The papers themselves are in the folder of files. */
export async function exportOf(db: Db, { userId }: Person): Promise<Exported> {
  const { code, createdAt, filedAt, dueOn, outcome, note, answeredAt } = verifications
  const { at, reason, verifiedAt } = verificationEnds
  return {
    verificaciones: {
      pedidos: await db
        .select({ code, createdAt, filedAt, dueOn, outcome, note, answeredAt })
        .from(verifications)
        .where(eq(verifications.userId, userId)),
      documentos: await db
        .select({ kind: verificationPapers.kind, name: files.name })
        .from(verificationPapers)
        .innerJoin(files, eq(files.id, verificationPapers.fileId))
        .where(eq(files.ownerId, userId)),
    },
    'verificaciones-terminadas': await db
      .select({ verifiedAt, at, reason, note: verificationEnds.note })
      .from(verificationEnds)
      .where(eq(verificationEnds.userId, userId)),
  }
}

/** The rows of the papers go with their requests, and their files with all files of the account. */
export async function forget(tx: Db, { userId }: Person): Promise<void> {
  const own = tx.select({ id: verifications.id }).from(verifications).where(eq(verifications.userId, userId))
  await tx.delete(verificationPapers).where(inArray(verificationPapers.verificationId, own))
  await tx.delete(verifications).where(eq(verifications.userId, userId))
  await tx.delete(verificationEnds).where(eq(verificationEnds.userId, userId))
}
