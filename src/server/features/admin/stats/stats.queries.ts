import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'

/** Everything that is not deleted; `newNow` and `newBefore` are accounts made in the two periods. */
export async function countEverything(
  db: Db,
  now: Date,
  { month, monthBefore, sameMomentBefore }: { month: Date; monthBefore: Date; sameMomentBefore: Date },
) {
  const { rows } = await db.execute<{
    professionals: number
    companies: number
    newNow: number
    newBefore: number
    services: number
    jobs: number
    activeJobs: number
    applications: number
  }>(sql`
    select accounts.*, ads.*,
      (select count(*) from services where deleted_at is null)::int as services,
      (select count(*) from applications)::int as applications
    from (
      select
        (count(*) filter (where user_type = 'professional'))::int as professionals,
        (count(*) filter (where user_type = 'company'))::int as companies,
        (count(*) filter (where created_at >= ${month.toISOString()}))::int as "newNow",
        (count(*) filter (where created_at >= ${monthBefore.toISOString()} and created_at < ${sameMomentBefore.toISOString()}))::int
          as "newBefore"
      from users where deleted_at is null
    ) accounts, (
      select
        count(*)::int as jobs,
        (count(*) filter (where is_active and (expires_at is null or expires_at > ${now.toISOString()})))::int as "activeJobs"
      from jobs where deleted_at is null
    ) ads`)
  const row = rows[0]
  if (!row) throw new Error('An aggregate returned no row')
  return row
}

/** By an index of what waits. */
export async function countHeldJobs(db: Db): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(
    sql`select count(*)::int as held from jobs where is_held and deleted_at is null`,
  )
  return rows[0]?.held ?? 0
}
