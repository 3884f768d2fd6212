import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { CampaignStatus } from '#contracts/admin/campaigns-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { campaigns } from '#server/db/schema/campaigns.table.ts'

export type CampaignRow = typeof campaigns.$inferSelect

/** Returns its number. */
export async function insertCampaign(tx: Db, campaign: typeof campaigns.$inferInsert): Promise<number> {
  const [row] = await tx.insert(campaigns).values(campaign).returning({ id: campaigns.id })
  if (!row) throw new Error('An insert returned no row')
  return row.id
}

export async function setTotal(tx: Db, id: number, total: number): Promise<void> {
  await tx.update(campaigns).set({ total }).where(eq(campaigns.id, id))
}

export async function listCampaigns(
  db: Db,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .where(before === undefined ? undefined : lt(campaigns.id, before))
    .orderBy(desc(campaigns.id))
    .limit(limit)
}

/** `isLocked`: until the end of the transaction, so that no batch runs meanwhile. Null for an unknown one. */
export async function findCampaign(
  db: Db,
  id: number,
  { isLocked = false } = {},
): Promise<CampaignRow | null> {
  const query = db.select().from(campaigns).where(eq(campaigns.id, id))
  const [row] = isLocked ? await query.for('update') : await query
  return row ?? null
}

const goesOn = inArray(campaigns.status, ['waiting', 'sending'])

/** The campaign if this is its next batch, locked: no two batches of it run at once, and none runs twice. */
export async function lockTurn(tx: Db, id: number, turn: number): Promise<CampaignRow | null> {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.turn, turn), goesOn))
    .for('update')
  return row ?? null
}

/** Counts a batch. At the end those who deleted their account meanwhile count as left out. */
export async function recordBatch(
  tx: Db,
  id: number,
  { sent, skipped, isLast, at }: { sent: number; skipped: number; isLast: boolean; at: Date },
): Promise<void> {
  const leftOut = isLast
    ? sql`${campaigns.total} - ${campaigns.sent} - ${sent}`
    : sql`${campaigns.skipped} + ${skipped}`
  await tx
    .update(campaigns)
    .set({
      status: isLast ? 'done' : 'sending',
      turn: sql`${campaigns.turn} + 1`,
      sent: sql`${campaigns.sent} + ${sent}`,
      skipped: leftOut,
      startedAt: sql`coalesce(${campaigns.startedAt}, ${at})`,
      ...(isLast ? { endedAt: at } : {}),
    })
    .where(eq(campaigns.id, id))
}

/** Changes the state; a batch that is queued before this does nothing. */
export async function setStatus(
  tx: Db,
  id: number,
  change: { status: CampaignStatus; endedAt?: Date },
): Promise<CampaignRow> {
  const [row] = await tx
    .update(campaigns)
    .set({ ...change, turn: sql`${campaigns.turn} + 1` })
    .where(eq(campaigns.id, id))
    .returning()
  return row!
}

/** Those that send, and those that could no longer be undone at `begun`. */
export async function listUnfinished(db: Db, begun: Date): Promise<Pick<CampaignRow, 'id' | 'turn'>[]> {
  return db
    .select({ id: campaigns.id, turn: campaigns.turn })
    .from(campaigns)
    .where(
      or(
        eq(campaigns.status, 'sending'),
        and(eq(campaigns.status, 'waiting'), lt(campaigns.createdAt, begun)),
      ),
    )
}
