import type { ClientBase } from 'pg'
import { jobCategories } from '#contracts/vocabulary.ts'
import { roles } from '#bench/generate-vocabulary.ts'
import { array, continueIds } from './drawing.queries.ts'
import type { Market } from './market.ts'

/** The number of professionals between two who sell a service. */
const between = 6

/** Services, and reviews that companies wrote about them. */
export async function storeServices(client: ClientBase, market: Market): Promise<void> {
  const { base, counts, until } = market
  await client.query(`
    insert into services (id, professional_id, title, description, category, price, price_cents, includes, is_open, taken_down_at, taken_down_reason,
      moderation_status, moderation_note, submitted_at, moderated_at, created_at, search)
    overriding system value
    select ${base.services} + n, people.id, drawn.title, body, drawn.category, '$' || price, price * 100, array['Un informe', 'Una llamada'],
      pg_temp.draw(n, 'paused') > 0.1, case when pg_temp.draw(n, 'taken') < 0.005 then at end, case when pg_temp.draw(n, 'taken') < 0.005 then 'other' end,
      moderated, case when moderated = 'rejected' then 'Di qué entregas y en cuánto tiempo.' else '' end, at,
      case when moderated <> 'pending' then at + interval '15 hours' end, at,
      job_search_vector(drawn.title, drawn.category, '', body, '{}')
    from (
      select n, ${base.professionals} + n * ${between} as professional_id, pg_temp.came(n, ${counts.services}, 'service') as at,
        'Clases y asesoría de ' || pg_temp.early(n, 'skill', ${array([...new Set(roles.flatMap(({ skills }) => skills.split(',')))])}) as title,
        'Trabajo contigo paso a paso y entrego en la fecha que acordamos.' as body,
        pg_temp.early(n, 'category', ${array(jobCategories)}) as category, 10 + floor(pg_temp.draw(n, 'price') * 90)::int as price
      from generate_series(1, ${counts.services}) n) drawn
    join professionals people on people.id = professional_id, lateral (
      select case when at > ${until} - interval '3 days' then 'pending' when pg_temp.draw(n, 'moderated') < 0.03 then 'rejected' else 'approved' end as moderated) state
    order by n`)
  await client.query(`
    insert into reviews (id, service_id, professional_id, company_id, rating, comment, created_at)
    overriding system value
    select ${base.reviews} + row_number() over (order by at), service_id, professional_id, company_id, rating, 'Cumplió con lo que ofreció.', at
    from (
      select distinct on (services.id, company_id) services.id as service_id, services.professional_id, company_id,
        5 - floor(power(pg_temp.draw(n, 'rating'), 3) * 5)::int as rating,
        services.created_at + pg_temp.draw(n, 'reviewed') * (${until} - services.created_at) as at
      from (select n, ${base.services} + 1 + floor(power(pg_temp.draw(n, 'reviewed service'), 2) * ${counts.services})::int as service_id,
          ${base.companies} + 1 + floor(pg_temp.draw(n, 'reviewer') * ${counts.companies})::int as company_id
        from generate_series(1, ${counts.reviews}) n) one
      join services on services.id = one.service_id) drawn`)
  await continueIds(client, ['services', 'reviews'])
  market.reach('services', 1, 1)
}
