import { and, count, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { briefMatches, briefs, proposals } from '#server/db/schema/briefs.table.ts'
import { filesOfBrief } from '#server/features/briefs/files/brief-files.queries.ts'

/** What the company can see of a brief's proposals. */
const shown = sql`from ${proposals} as sent where sent.brief_id = ${briefs}.id and sent.shown_at is not null`

async function listBriefs(db: Db, condition: SQL) {
  return db
    .select({
      id: briefs.id,
      companyId: briefs.companyId,
      createdBy: briefs.createdBy,
      status: briefs.status,
      isNotified: briefs.isNotified,
      title: briefs.title,
      category: briefs.category,
      description: briefs.description,
      needs: briefs.needs,
      files: filesOfBrief,
      wantedBy: briefs.wantedBy,
      minCents: briefs.minCents,
      maxCents: briefs.maxCents,
      closeReason: briefs.closeReason,
      closeNote: briefs.closeNote,
      publishedAt: briefs.publishedAt,
      closedAt: briefs.closedAt,
      updatedAt: briefs.updatedAt,
      holds: briefs.holds,
      allowed: briefs.allowed,
      companyAnswer: briefs.companyAnswer,
      moderationStatus: briefs.moderationStatus,
      moderationNote: briefs.moderationNote,
      proposalCount: sql<number>`(select count(*)::int ${shown})`,
      waitingCount: sql<number>`(select count(*)::int ${shown} and sent.status = 'sent')`,
      /** Also those that may still be undone: the text that they answer must not change. */
      anyProposals: sql<boolean>`exists (select 1 from ${proposals} as sent where sent.brief_id = ${briefs}.id)`,
      notifiedCount: sql<number>`(select count(*)::int from ${briefMatches} as told where told.brief_id = ${briefs}.id)`,
    })
    .from(briefs)
    .where(condition)
    .orderBy(desc(briefs.updatedAt), desc(briefs.id))
}
export type BriefRow = Awaited<ReturnType<typeof listBriefs>>[number]

export const listBriefsOfCompany = (db: Db, companyId: number): Promise<BriefRow[]> =>
  listBriefs(db, eq(briefs.companyId, companyId))

/** Null when none has this id. */
export async function findBrief(db: Db, id: number): Promise<BriefRow | null> {
  const [row] = await listBriefs(db, eq(briefs.id, id))
  return row ?? null
}

/** Locks the brief against every other step until the transaction ends. Null when it is gone. */
export async function lockBrief(tx: Db, id: number): Promise<BriefRow | null> {
  await tx.select({ id: briefs.id }).from(briefs).where(eq(briefs.id, id)).for('update')
  return findBrief(tx, id)
}

export async function insertBrief(tx: Db, values: typeof briefs.$inferInsert): Promise<number> {
  const [row] = await tx.insert(briefs).values(values).returning({ id: briefs.id })
  if (!row) throw new Error('No brief was inserted')
  return row.id
}

export async function updateBrief(
  tx: Db,
  id: number,
  values: Partial<typeof briefs.$inferInsert>,
): Promise<void> {
  await tx.update(briefs).set(values).where(eq(briefs.id, id))
}

/** Locks a company's briefs until the transaction ends, so that two requests cannot both be the last one allowed. */
export async function countBriefs(tx: Db, companyId: number, status: BriefRow['status']): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('briefs'), ${companyId})`)
  const [row] = await tx
    .select({ all: count() })
    .from(briefs)
    .where(and(eq(briefs.companyId, companyId), eq(briefs.status, status)))
  return row?.all ?? 0
}

/** How many briefs of a company were published since then. */
export const countPublishedSince = (tx: Db, companyId: number, since: Date): Promise<number> =>
  tx.$count(briefs, and(eq(briefs.companyId, companyId), gt(briefs.publishedAt, since)))

/** Stores who hears of a brief; those who know it already are left out. Returns the new ones. */
export async function insertMatches(
  tx: Db,
  rows: readonly (typeof briefMatches.$inferInsert)[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const inserted = await tx
    .insert(briefMatches)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: briefMatches.professionalId })
  return inserted.map(({ id }) => id)
}

/** How many briefs each of these people heard of since then. */
export async function countNotifiedSince(
  db: Db,
  professionalIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: briefMatches.professionalId, told: count() })
    .from(briefMatches)
    .where(
      and(inArray(briefMatches.professionalId, [...professionalIds]), gt(briefMatches.notifiedAt, since)),
    )
    .groupBy(briefMatches.professionalId)
  return new Map(rows.map(({ id, told }) => [id, told]))
}

/** Why a brief was told to these people: professional id → reasons. */
export async function listReasons(db: Db, briefId: number): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ id: briefMatches.professionalId, reasons: briefMatches.reasons })
    .from(briefMatches)
    .where(eq(briefMatches.briefId, briefId))
  return new Map(rows.map(({ id, reasons }) => [id, reasons]))
}

/** The rows of a draft, to remove. */
export const rowsOf = (id: number) => ({ table: briefs, where: eq(briefs.id, id) })
