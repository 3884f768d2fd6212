import { sql } from 'drizzle-orm'
import type { TimelineKind } from '#contracts/admin/users-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'

/** `detail`, `who` and `ref` depend on the kind. */
export interface TimelineRow {
  kind: TimelineKind
  at: Date
  detail: string
  who: string
  ref: number | null
}

/**
 * What happened to an account, from the tables of all features, the latest first. Each part reads no more rows than the
 * slice needs.
 */
export async function listTimeline(
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<TimelineRow[]> {
  const latest = sql`order by 2 desc limit ${offset + limit}`
  const { rows } = await db.execute<Omit<TimelineRow, 'at'> & { at: string }>(sql`
    select kind, at, detail, who, ref from (
      select 'registered' as kind, created_at as at, '' as detail, '' as who, null::int as ref
        from users where id = ${userId}
      union all
      select 'email_confirmed', email_confirmed_at, '', '', null
        from users where id = ${userId} and email_confirmed_at is not null
      union all
      (select 'signed_in', created_at, device, '', id from sessions
        where user_id = ${userId} and viewer_id is null ${latest})
      union all
      (select 'applied', a.applied_at, j.title, c.name, j.id
        from applications a
        join professionals p on p.id = a.professional_id and p.user_id = ${userId}
        join jobs j on j.id = a.job_id join companies c on c.id = j.company_id ${latest})
      union all
      (select 'published', j.published_at, j.title, '', j.id
        from jobs j join companies c on c.id = j.company_id and c.user_id = ${userId} ${latest})
      union all
      (select 'published', s.created_at, s.title, '', s.id
        from services s join professionals p on p.id = s.professional_id and p.user_id = ${userId} ${latest})
      union all
      (select 'paid', completed_at, product, '', id
        from payments where user_id = ${userId} and completed_at is not null ${latest})
      union all
      (select 'reported', r.created_at, r.reason, r.code, r.id from abuse_reports r
        where r.user_id = ${userId}
          or r.job_id in (select j.id from jobs j join companies c on c.id = j.company_id where c.user_id = ${userId})
          or r.service_id in (
            select s.id from services s join professionals p on p.id = s.professional_id where p.user_id = ${userId})
        ${latest})
      union all
      (select 'suspended', at, reason, admin_name, id from suspensions where user_id = ${userId} ${latest})
      union all
      (select 'restored', lifted_at, '', lifted_by_name, id
        from suspensions where user_id = ${userId} and lifted_at is not null ${latest})
      union all
      (select 'administered', at, code, admin_name, id from audit_entries
        where subject = 'user' and subject_id = ${String(userId)} and code <> 'user-status-changed' ${latest})
    ) events
    order by at desc, kind, ref desc
    offset ${offset} limit ${limit}`)
  return rows.map(({ kind, at, detail, who, ref }) => ({ kind, at: new Date(at), detail, who, ref }))
}

/** The ads of a company, or the services of a professional, that are not deleted. */
export async function countPublished(db: Db, userId: number): Promise<number> {
  const { rows } = await db.execute<{ published: number }>(sql`
    select (
      (select count(*) from jobs j join companies c on c.id = j.company_id
        where c.user_id = ${userId} and j.deleted_at is null)
      + (select count(*) from services s join professionals p on p.id = s.professional_id
        where p.user_id = ${userId} and s.deleted_at is null))::int as published`)
  return rows[0]?.published ?? 0
}
