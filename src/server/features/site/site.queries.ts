import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'

/** Accounts that are not suspended, currently listed jobs, services of those accounts, and people who were hired. */
export async function countMarketplace(db: Db, now: Date) {
  const { rows } = await db.execute<{
    professionals: number
    companies: number
    activeJobs: number
    services: number
    hires: number
  }>(sql`
    select
      (select count(*) from users where user_type = 'professional' and suspended_at is null and deleted_at is null)::int as professionals,
      (select count(*) from users where user_type = 'company' and suspended_at is null and deleted_at is null)::int as companies,
      (select count(*) from jobs where is_active and (expires_at is null or expires_at > ${now.toISOString()}))::int
        as "activeJobs",
      (select count(*) from services join professionals on professionals.id = services.professional_id
        join users on users.id = professionals.user_id
        where services.is_active and users.suspended_at is null)::int as services,
      (select count(*) from applications where coalesce(known_status, status) = 'hired')::int as hires`)
  const row = rows[0]
  if (!row) throw new Error('A select without a table returned no row')
  return row
}
