import { lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { matchChanges } from '#server/db/schema/matching.table.ts'

/**
 * The oldest transaction that is still open. Whoever reads all rows of now can follow by reading, from then on, the changes
 * made in this transaction or a later one: some twice, none never.
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
  /** Where to read on from. */
  horizon: string
}

/** What changed since `horizon`, each subject once. One statement, so that rows and the new horizon are of one moment. */
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

/** Deletes what every process has long read. Returns how many rows. */
export async function deleteMatchChangesBefore(db: Db, at: Date): Promise<number> {
  const rows = await db
    .delete(matchChanges)
    .where(lt(matchChanges.at, at))
    .returning({ id: matchChanges.subjectId })
  return rows.length
}
