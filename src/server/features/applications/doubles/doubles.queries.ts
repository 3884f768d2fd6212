import { sql } from 'drizzle-orm'
import type { DoubleReason } from '#contracts/applications/doubles.contract.ts'
import type { Db } from '#server/db/connection.ts'

/** Another application of the job that looks like the same person's. */
export interface DoubleRow {
  /** The application that it looks like. */
  of: number
  id: number
  reasons: DoubleReason[]
}

/**
 * For each of these applications the others of its job that look like the same person's: the same telephone, the same mailbox written in
 * another way, or the same long name. Each key has an index (migration 0081), so it costs the same with ten applications and with
 * thousands. Without accounts that are suspended or gone, and pairs that the company has told apart. Both sides are named by the
 * application that stands for them.
 */
export async function findDoubles(db: Db, ids: readonly number[]): Promise<DoubleRow[]> {
  if (ids.length === 0) return []
  const asked = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.execute<DoubleRow & Record<string, unknown>>(sql`
    with mine as (
      select a.id, coalesce(a.joined_into, a.id) as front, a.job_id, a.professional_id,
        phone_key(p.phone) as phone, name_key(p.first_name, p.last_name) as name, mailbox_key(u.email) as mailbox
      from applications a join professionals p on p.id = a.professional_id join users u on u.id = p.user_id
      where (a.id in (${asked}) or a.joined_into in (${asked})) and a.withdrawn_at is null
        and u.deleted_at is null and u.suspended_at is null),
    alike as (
      select mine.id, p.id as professional_id, 'phone' as reason
      from mine join professionals p on phone_key(p.phone) = mine.phone
      union all
      select mine.id, p.id, 'name' from mine join professionals p on name_key(p.first_name, p.last_name) = mine.name
      union all
      select mine.id, p.id, 'email'
      from mine join users u on mailbox_key(u.email) = mine.mailbox join professionals p on p.user_id = u.id)
    select mine.front as "of", coalesce(other.joined_into, other.id) as id, array_agg(distinct alike.reason) as reasons
    from alike join mine on mine.id = alike.id
    join applications other on other.job_id = mine.job_id and other.professional_id = alike.professional_id
    join professionals p on p.id = other.professional_id join users u on u.id = p.user_id
    where alike.professional_id <> mine.professional_id and other.withdrawn_at is null
      and u.deleted_at is null and u.suspended_at is null and coalesce(other.joined_into, other.id) <> mine.front
      and not exists (select from different_candidates d
        where d.first_id = least(mine.id, other.id) and d.second_id = greatest(mine.id, other.id))
    group by mine.front, coalesce(other.joined_into, other.id)
    order by 1, 2`)
  return rows
}
