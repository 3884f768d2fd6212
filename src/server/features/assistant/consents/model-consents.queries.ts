import { and, eq, isNull, like, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { consents } from '#server/db/schema/accounts.table.ts'

const ofModel = (userId: number) => and(eq(consents.userId, userId), like(consents.document, 'asistente-%'))

/** Every yes that a person gave for the model, also those that ended. */
export const listModelConsents = (db: Db, userId: number) =>
  db
    .select({ document: consents.document, version: consents.version, endedAt: consents.endedAt })
    .from(consents)
    .where(ofModel(userId))

/** A yes that holds stays as it is. */
export async function openConsent(tx: Db, consent: typeof consents.$inferInsert): Promise<void> {
  await tx
    .insert(consents)
    .values(consent)
    .onConflictDoNothing({
      target: [consents.userId, consents.document],
      where: sql`${consents.endedAt} is null and ${consents.document} like 'asistente-%'`,
    })
}

/** Ends the yeses that hold, except those of these documents in this version. */
export async function endConsents(
  tx: Db,
  { userId, except, version, now }: { userId: number; except: readonly string[]; version: string; now: Date },
): Promise<void> {
  const stays =
    except.length > 0
      ? sql`${consents.document} in ${except} and ${consents.version} = ${version}`
      : sql`false`
  await tx
    .update(consents)
    .set({ endedAt: now })
    .where(and(ofModel(userId), isNull(consents.endedAt), sql`not (${stays})`))
}
