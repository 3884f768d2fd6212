import type { ClientBase } from 'pg'
import { engineVersion } from '#domain/matching/engine.ts'
import { limaDay } from '#domain/time/dates.ts'
import { continueIds, spans } from './drawing.queries.ts'
import type { Market } from './market.ts'

const batch = 200_000

/** A number without a common divisor with any smaller one: its multiples meet everybody once before they meet somebody again. */
const prime = 2_147_483_647
/** The same for the numbers of ads: it divides none of the counts that a scale makes. */
const smallPrime = 611_953
/** So many have registered before the first ad that many apply to. */
const leastPeople = 6000

/**
 * Applications with their steps and scores, in the order in which they were sent. One ad of seven has none, half have four or
 * fewer, and the first thousands.
 */
export async function storeApplications(client: ClientBase, market: Market): Promise<void> {
  const { counts, base, until } = market
  await client.query(`
    create temp table drawn_applications on commit drop as
    select row_number() over (order by at, i) as n, i, job_id, professional_id, at from (
      select i, jobs.id as job_id,
        ${base.professionals} + 1 + (floor(pg_temp.draw(jobs.id, 'first applicant') * people)::bigint + i * ${prime}) % people as professional_id,
        jobs.published_at + power(pg_temp.draw(i, 'waited'), 2) * (least(jobs.expires_at, ${until}) - jobs.published_at) as at
      from (select i, floor(${counts.jobs} * 0.85 * power((i - 0.5) / ${counts.applications}, 2))::bigint as rank
        from generate_series(1, ${counts.applications}::bigint) i offset 0) one
      join jobs on jobs.id = ${base.jobs} + 1 + (rank * ${smallPrime}) % ${counts.jobs}, lateral (
        select greatest(least(${counts.people}, ${leastPeople}),
          floor(${counts.people} * pg_temp.arrived(jobs.published_at)))::bigint as people) asked) drawn`)
  await client.query('create index on drawn_applications (n)')
  await client.query('analyze drawn_applications')
  const basis = `${engineVersion} ${limaDay(market.now).slice(0, 7)}`
  for (const { first, last } of spans(counts.applications, batch)) {
    await client.query(applications(market), [first, last])
    await client.query(steps(market), [first, last])
    await client.query(scores(market), [first, last, basis])
    market.reach('applications', last, counts.applications)
  }
  await continueIds(client, ['applications'])
}

/** The status comes with time: nobody has decided about what was sent yesterday. */
const applications = ({ base, until }: Market): string => `
  insert into applications (id, job_id, professional_id, status, applied_at, viewed_at, withdrawn_at, cv_id, cover_letter,
    review_requested_at, review_reason, review_answered_at, review_answer)
  overriding system value
  select ${base.applications} + n, job_id, professional_id, status, at,
    case when status <> 'pending' then at + seen * (least(at + interval '9 days', ${until}) - at) end,
    case when pg_temp.draw(i, 'withdrawn') < 0.02 and status = 'pending' then at + interval '3 hours' end,
    people.cv_id, case when pg_temp.draw(i, 'letter') < 0.1 then 'Me interesa el puesto y puedo empezar pronto.' end,
    case when review then at + interval '10 days' end, case when review then 'Mi experiencia no aparece.' end,
    case when review and pg_temp.draw(i, 'answered') < 0.8 then at + interval '12 days' end,
    case when review and pg_temp.draw(i, 'answered') < 0.8 then 'Revisamos tu experiencia y la tomamos en cuenta.' end
  from (
    select *, pg_temp.draw(i, 'seen') as seen,
      case when at > ${until} - interval '1 day' or drawn < 0.35 then 'pending' when drawn < 0.60 then 'viewed' when drawn < 0.82 then 'rejected'
        when drawn < 0.90 then 'preselected' when drawn < 0.95 then 'interviewed' when drawn < 0.97 then 'accepted' else 'hired' end as status,
      drawn >= 0.35 and pg_temp.draw(i, 'review') < 0.001 and at < ${until} - interval '13 days' as review
    from (select *, pg_temp.draw(i, 'status') as drawn from drawn_applications where n between $1 and $2 offset 0) fated offset 0) one
  join professionals people on people.id = professional_id order by n`

const steps = ({ base, until }: Market): string => `
  insert into application_events (application_id, status, by, user_id, at)
  select one.id, step.status, step.by, case when step.by = 'professional' then people.user_id end, step.at
  from (select * from applications where id between ${base.applications} + $1::int and ${base.applications} + $2::int) one
  join professionals people on people.id = one.professional_id, lateral (values
    (1, 'pending', 'professional', one.applied_at),
    (2, 'viewed', 'system', one.viewed_at),
    (3, nullif(nullif(one.status, 'pending'), 'viewed'), 'company', least(${until}, one.viewed_at + pg_temp.draw(one.id, 'decided') * (one.viewed_at - one.applied_at))),
    (4, case when one.withdrawn_at is not null then 'withdrawn' end, 'professional', one.withdrawn_at)) step(part, status, by, at)
  where step.status is not null and step.at is not null order by one.id, step.part`

/** As the night would have stored them, but drawn: one of twenty is still missing, one of twelve has too little to be scored. */
const scores = ({ base }: Market): string => `
  insert into candidate_scores (application_id, score, basis, job_version, professional_version, applied_at)
  select one.id, case when pg_temp.draw(one.id, 'data') > 0.08 then
      round(100 * (pg_temp.draw(one.id, 'a') + pg_temp.draw(one.id, 'b') + pg_temp.draw(one.id, 'c')) / 3)::int end,
    $3, coalesce(of_job.version, 0), coalesce(of_person.version, 0), one.applied_at
  from applications one
  left join match_versions of_job on of_job.subject = 'job' and of_job.subject_id = one.job_id
  left join match_versions of_person on of_person.subject = 'professional' and of_person.subject_id = one.professional_id
  where one.id between ${base.applications} + $1::int and ${base.applications} + $2::int and one.withdrawn_at is null
    and pg_temp.draw(one.id, 'scored') < 0.95`
