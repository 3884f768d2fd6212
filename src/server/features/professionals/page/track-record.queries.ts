import { sql } from 'drizzle-orm'
import type { TrackFacts } from '#domain/services/track-record.ts'
import type { Db } from '#server/db/connection.ts'

/** From the conversations and hires of all the professional's services, including paused ones. */
export async function countTrackRecord(db: Db, professionalId: number, now: Date): Promise<TrackFacts> {
  const { rows } = await db.execute<TrackFacts & Record<string, unknown>>(sql`
    with asked as (
      select min(messages.created_at) filter (where messages.sender_id <> professionals.user_id) as asked_at,
             min(messages.created_at) filter (where messages.sender_id = professionals.user_id) as answered_at
      from conversations
      join services on services.id = conversations.service_id
      join professionals on professionals.id = services.professional_id
      join messages on messages.conversation_id = conversations.id
      where professionals.id = ${professionalId}
      group by conversations.id
    ), over as (
      select hires.status from hires join services on services.id = hires.service_id
      where services.professional_id = ${professionalId} and hires.status in ('completed', 'cancelled', 'decided')
        and exists (select 1 from hire_events where hire_id = hires.id and hire_events.status = 'accepted')
    )
    select
      (select count(*) from asked where asked_at is not null)::int as conversations,
      (select percentile_cont(0.5) within group (
          order by extract(epoch from coalesce(answered_at, ${now.toISOString()}::timestamptz) - asked_at) / 60)
        from asked where asked_at is not null)::float8 as "medianMinutes",
      (select count(*) from over)::int as ended,
      (select count(*) from over where status = 'completed')::int as completed`)
  const [row] = rows
  if (!row) throw new Error('A select without a table returned no row')
  return row
}
