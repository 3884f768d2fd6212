import type { ClientBase } from 'pg'
import { createRandom, generateJob } from '#bench/generate-jobs.ts'
import { withDerived } from '#bench/store-jobs.queries.ts'
import { continueIds, spans } from './drawing.queries.ts'
import type { Market } from './market.ts'

/** So many texts are written; an ad has one of them. What is derived from a text is then derived once. */
const mostTexts = 20_000
const textBatch = 2000
const batch = 20_000

/** How long an ad is open, in days. */
const [shortest, longest] = [20, 90]

/** Ads of three years, the oldest first, more of them each year. A company that came early has many, most have few. */
export async function storeAds(client: ClientBase, market: Market): Promise<void> {
  const { counts, base, until } = market
  const texts = await storeTexts(client, market)
  for (const { first, last } of spans(counts.jobs, batch)) {
    await client.query(ads(market, texts), [first, last])
    market.reach('jobs', last, counts.jobs)
  }
  await continueIds(client, ['jobs'])
  await client.query('analyze jobs')
  await client.query(`
    insert into job_holds (job_id, reasons, held_at, review_asked_at, company_note)
    select id, '[{"code":"ruc_missing","finds":[]}]', published_at,
      case when pg_temp.draw(id, 'appeal') < 0.3 then published_at + interval '2 hours' end,
      case when pg_temp.draw(id, 'appeal') < 0.3 then 'Enviamos nuestra ficha.' else '' end
    from jobs where id > ${base.jobs} and is_held`)
  await client.query(`
    insert into job_views (job_id, day, views)
    select id, ((published_at + pg_temp.draw(id, 'day' || k) * interval '15 days') at time zone 'America/Lima')::date as day,
      sum(1 + floor(40 / (0.05 + pg_temp.draw(id, 'views' || k))))::int
    from jobs, generate_series(1, 1 + (id % 5)) k where id > ${base.jobs}
      and published_at + pg_temp.draw(id, 'day' || k) * interval '15 days' < ${until}
    group by id, day`)
}

async function storeTexts(client: ClientBase, { counts, seed }: Market): Promise<number> {
  const random = createRandom(seed)
  const count = Math.min(mostTexts, counts.jobs)
  await client.query(`
    create temp table ad_texts (n int primary key, title text, category text, description text, requirements text, benefits text, location text,
      place_department text, place_province text, place_district text, mode text, experience text, salary_text text, salary_min bigint,
      salary_max bigint, salary_currency text, salary_period text, skills text[], is_premium boolean, match_profile jsonb, match_engine text,
      match_skills int[], search tsvector) on commit drop`)
  for (const { first, last } of spans(count, textBatch)) {
    const rows = Array.from({ length: last - first + 1 }, (_, at) => ({
      n: first + at,
      ...withDerived(generateJob(random, { companies: 1 }), ''),
    }))
    await client.query(insertTexts, [JSON.stringify(rows)])
  }
  await client.query('analyze ad_texts')
  return count
}

const insertTexts = `
  insert into ad_texts
  select n, title, category, description, requirements, benefits, location, "placeDepartment", "placeProvince", "placeDistrict", mode, experience,
    "salaryText", "salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod", skills, "isPremium", "matchProfile", "matchEngine", "matchSkills",
    job_search_vector(texts->>'title', texts->>'companyAndSkills', texts->>'place', texts->>'body',
      array(select jsonb_array_elements_text(texts->'exact')))
  from jsonb_to_recordset($1::jsonb) as row (
    n int, title text, category text, description text, requirements text, benefits text, location text,
    "placeDepartment" text, "placeProvince" text, "placeDistrict" text, mode text, experience text, "salaryText" text,
    "salaryMin" bigint, "salaryMax" bigint, "salaryCurrency" text, "salaryPeriod" text, skills text[],
    "isPremium" boolean, "matchProfile" jsonb, "matchEngine" text, "matchSkills" int[], texts jsonb)`

/** Each `offset 0` keeps what is drawn in a column: PostgreSQL would draw it again wherever it is read. */
const ads = ({ base, counts, until }: Market, texts: number): string => `
  insert into jobs (id, company_id, title, category, description, requirements, benefits, location,
    place_department, place_province, place_district, mode, experience, salary_text, salary_min, salary_max,
    salary_currency, salary_period, skills, company_name, is_premium, is_open, is_withheld, is_held, taken_down_at, taken_down_reason, deleted_at,
    published_at, created_at, updated_at, expires_at, match_profile, match_engine, match_skills, search)
  overriding system value
  select ${base.jobs} + drawn.n, companies.id, ad_texts.title, ad_texts.category, ad_texts.description, ad_texts.requirements, ad_texts.benefits, ad_texts.location,
    place_department, place_province, place_district, mode, experience, salary_text, salary_min, salary_max,
    salary_currency, salary_period, skills, companies.name, is_premium,
    ends > ${until} and (state < 0.02 or state > 0.07), users.suspended_at is not null, ends > ${until} and state between 0.07 and 0.09,
    case when state between 0.01 and 0.02 then least(at + interval '1 day', ${until}) end, case when state between 0.01 and 0.02 then 'false_data' end,
    case when state < 0.01 then least(at + interval '5 days', ${until}) end,
    at, at, at, ends, match_profile, match_engine, match_skills, search || both_vectors(companies.name, 'B')
  from (
    select n, at, at + (${shortest} + pg_temp.draw(n, 'open') * ${longest - shortest}) * interval '1 day' as ends, pg_temp.draw(n, 'ad state') as state,
      1 + floor(pg_temp.draw(n, 'text') * ${texts})::int as text,
      1 + floor(power(pg_temp.draw(n, 'ad company'), 2) * greatest(1, pg_temp.arrived(at) * ${counts.companies}))::int as company
    from (select n, pg_temp.came(n, ${counts.jobs}, 'ad') as at from generate_series($1::int, $2::int) n offset 0) dated offset 0) drawn
  join ad_texts on ad_texts.n = drawn.text
  join companies on companies.id = ${base.companies} + drawn.company
  join users on users.id = companies.user_id
  order by drawn.n`
