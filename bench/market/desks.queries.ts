import type { ClientBase } from 'pg'
import { personReportReasons, reportReasons } from '#contracts/support/reports-vocabulary.ts'
import { dataRights } from '#contracts/support/requests-vocabulary.ts'
import { tailWord } from '#bench/generate-vocabulary.ts'
import { array, continueIds } from './drawing.queries.ts'
import type { Market } from './market.ts'
import { messages, reportDetails } from './names.data.ts'

/** What waits at the desks of the administration and what was settled there, and what people searched without finding it. */
export async function storeDesks(client: ClientBase, market: Market): Promise<void> {
  await client.query(reports(market))
  await client.query(contacts(market))
  await client.query(complaints(market))
  await client.query(searches(market), [Array.from({ length: 400 }, (_, at) => tailWord(at))])
  await continueIds(client, ['abuse_reports', 'contact_requests', 'complaints'])
  market.reach('desks', 1, 1)
}

const reports = ({ base, counts, seed, until }: Market): string => `
  insert into abuse_reports (id, code, job_id, service_id, review_id, user_id, reason, details, reporter_id, reporter_email, status, created_at,
    resolved_at, notified_at)
  overriding system value
  select ${base.reports} + n, 'D-${seed}-' || n,
    case when kind < 0.6 then (select id from jobs where id = ${base.jobs} + 1 + floor(power(pg_temp.draw(n, 'thing'), 2) * ${counts.jobs})::int) end,
    case when kind >= 0.6 and kind < 0.75 then ${base.services} + 1 + floor(pg_temp.draw(n, 'thing') * ${counts.services})::int end,
    case when kind >= 0.75 and kind < 0.8 then ${base.reviews} + 1 + floor(pg_temp.draw(n, 'thing') * ${counts.reviews} * 0.9)::int end,
    case when kind >= 0.8 then ${base.users} + 1 + floor(pg_temp.draw(n, 'thing') * ${counts.people})::int end,
    case when kind >= 0.8 then pg_temp.pick(n, 'reason', ${array(Object.keys(personReportReasons))})
      else pg_temp.pick(n, 'reason', ${array(Object.keys(reportReasons))}) end,
    pg_temp.pick(n, 'details', ${array(reportDetails)}), reporter.id, reporter.email, status, at,
    case when status <> 'open' then at + interval '30 hours' end, case when status <> 'open' then at + interval '31 hours' end
  from (
    select n, at, pg_temp.draw(n, 'kind') as kind, ${base.users} + 1 + floor(pg_temp.draw(n, 'reporter') * ${counts.people})::int as reporter_id,
      case when at > ${until} - interval '20 days' then 'open' when pg_temp.draw(n, 'outcome') < 0.3 then 'upheld' else 'dismissed' end as status
    from (select n, pg_temp.came(n, ${counts.reports}, 'report') as at from generate_series(1, ${counts.reports}) n) dated) drawn
  join users reporter on reporter.id = reporter_id order by n`

const contacts = ({ base, counts, seed, until }: Market): string => `
  insert into contact_requests (id, code, topic, name, email, company_name, message, data_right, created_at, due_on, answer, answered_at, notified_at)
  overriding system value
  select ${base.contacts} + n, 'C-${seed}-' || n, topic, initcap(writer.sort_name), writer.email,
    case when topic = 'enterprise' then initcap(writer.sort_name) else '' end, pg_temp.pick(n, 'message', ${array(messages)}),
    case when topic = 'privacy' then pg_temp.pick(n, 'right', ${array(dataRights)}) end, at, (at + interval '14 days')::date,
    case when answered then 'Hola: ya lo revisamos.' end, case when answered then at + interval '40 hours' end, case when answered then at + interval '41 hours' end
  from (
    select n, at, at < ${until} - interval '12 days' as answered, pg_temp.pick(n, 'topic', array['help','help','account','technical','privacy','enterprise','other']) as topic,
      ${base.users} + 1 + floor(pg_temp.draw(n, 'writer') * ${counts.people})::int as writer_id
    from (select n, pg_temp.came(n, ${counts.contacts}, 'contact') as at from generate_series(1, ${counts.contacts}) n) dated) drawn
  join users writer on writer.id = writer_id order by n`

const complaints = ({ base, counts, until }: Market): string => `
  insert into complaints (id, kind, consumer_name, document_type, document_number, address, phone, email, good_type, good_description, detail, request,
    created_at, due_on, answer, answered_at, notified_at)
  overriding system value
  select ${base.complaints} + n, pg_temp.pick(n, 'kind', array['reclamo','queja']), initcap(writer.sort_name), 'dni',
    lpad(floor(pg_temp.draw(n, 'document') * 100000000)::text, 8, '0'), 'Lima', '999999999', writer.email, 'servicio', 'Plan mensual',
    'Me cobraron y el plan no se activó.', 'Que me devuelvan el pago.', at, (at + interval '21 days')::date,
    case when answered then 'Revisamos el pago y lo devolvimos.' end, case when answered then at + interval '6 days' end, case when answered then at + interval '6 days' end
  from (
    select n, at, at < ${until} - interval '15 days' as answered, ${base.users} + 1 + floor(pg_temp.draw(n, 'consumer') * ${counts.people})::int as writer_id
    from (select n, pg_temp.came(n, ${counts.complaints}, 'complaint') as at from generate_series(1, ${counts.complaints}) n) dated) drawn
  join users writer on writer.id = writer_id order by n`

/** Words are stored for 90 days, the sums of all for good. */
const searches = ({ counts, until }: Market): string => `
  insert into search_counts (day, words, searches, misses)
  select day::date, '', 1 + ${counts.people} / 100, ${counts.people} / 900
  from generate_series(${until} - interval '1095 days', ${until} - interval '1 day', interval '1 day') day
  union all
  select day::date, word, times, times
  from generate_series(${until} - interval '89 days', ${until} - interval '1 day', interval '1 day') day,
    lateral (select word, 1 + floor(power(pg_temp.draw(extract(epoch from day)::bigint + at, 'searched'), 4) * 30)::int as times
      from unnest($1::text[]) with ordinality as words(word, at)
      where pg_temp.draw(extract(epoch from day)::bigint + at, 'was searched') < 0.4) found
  on conflict (day, words) do update set searches = search_counts.searches + excluded.searches, misses = search_counts.misses + excluded.misses`
