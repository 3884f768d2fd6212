import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'

/** Adds one hit to the window of `key`. Returns its count and the seconds until the window ends. */
export async function countHit(
  db: Db,
  key: string,
  windowSeconds: number,
): Promise<{ hits: number; secondsLeft: number }> {
  const { rows } = await db.execute<{ points: number; left: number }>(sql`
    insert into rate_limits as r (key, points, expires_at)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      points = case when r.expires_at <= now() then 1 else r.points + 1 end,
      expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
    returning points, ceil(extract(epoch from expires_at - now()))::int as left`)
  const row = rows[0]
  if (!row) throw new Error('An upsert returned no row')
  return { hits: row.points, secondsLeft: Math.max(1, row.left) }
}

export async function deleteExpiredLimits(db: Db): Promise<void> {
  await db.execute(sql`delete from rate_limits where expires_at < now()`)
}
