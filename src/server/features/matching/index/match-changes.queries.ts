import { lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { matchChanges } from '#server/db/schema/matching.table.ts'

/**
 * The oldest open transaction. After reading all rows, a follower reads the changes of this transaction and later
 * ones: some twice, but none is missed.
 */
export async function readHorizon(db: Db): Promise<string> {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  )
  return rows[0]!.horizon
}

export interface MatchChanges {
  jobIds: number[]
  professionalIds: number[]
  /** Where the next read starts. */
  horizon: string
}

/**
 * The changes since `horizon`, each subject once. One statement, so that rows and the new horizon belong to one
 * snapshot.
 */
export async function readMatchChanges(db: Db, horizon: string): Promise<MatchChanges> {
  const { rows } = await db.execute<{
    horizon: string
    jobs: number[] | null
    professionals: number[] | null
  }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
           array_agg(distinct subject_id) filter (where subject = 'job') as jobs,
           array_agg(distinct subject_id) filter (where subject = 'professional') as professionals
    from match_changes where changed_in >= ${horizon}::xid8`)
  const row = rows[0]!
  return { jobIds: row.jobs ?? [], professionalIds: row.professionals ?? [], horizon: row.horizon }
}

/** Deletes changes that every process has read. Returns how many rows. */
export async function deleteMatchChangesBefore(db: Db, at: Date): Promise<number> {
  const rows = await db
    .delete(matchChanges)
    .where(lt(matchChanges.at, at))
    .returning({ id: matchChanges.subjectId })
  return rows.length
}
