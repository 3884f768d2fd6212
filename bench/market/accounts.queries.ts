import type { ClientBase } from 'pg'
import { parsePlace } from '#domain/places/parse-place.ts'
import { suspensionReasons } from '#contracts/accounts/suspension-vocabulary.ts'
import { companyKinds, companyNames, places, roles, sectors } from '#bench/generate-vocabulary.ts'
import { array, continueIds, spans } from './drawing.queries.ts'
import type { Market } from './market.ts'
import { firstNames, surnames } from './names.data.ts'

const batch = 60_000

/** Every sixth account is one of a company. */
export const perCompany = 6

/** The name of the k-th company. */
export const companyName = (k: number): string =>
  `${companyKinds[k % companyKinds.length]} ${companyNames[Math.floor(k / companyKinds.length) % companyNames.length]} ${k}`

const first = `pg_temp.early(n, 'first name', ${array(firstNames)})`
const last = `pg_temp.early(n, 'surname', ${array(surnames)}) || ' ' || pg_temp.pick(n, 'second surname', ${array(surnames)})`

/** Accounts with their profiles, the oldest first. Nobody can sign in to them, and no mail can reach them. */
export async function storeAccounts(client: ClientBase, market: Market): Promise<void> {
  const { counts, base, seed } = market
  const users = counts.people + counts.companies
  for (const span of spans(users, batch)) {
    const names = Array.from({ length: Math.ceil(batch / perCompany) + 1 }, (_, at) =>
      companyName(Math.floor(span.first / perCompany) + at),
    )
    await client.query(accounts(market, users), [span.first, span.last, names])
    market.reach('accounts', span.last, users)
  }
  await client.query(
    `insert into suspensions (user_id, reason, note, at, admin_name, notified_at, lifted_at, lifted_by_name)
     select id, pg_temp.pick(id, 'suspension', ${array(suspensionReasons)}), 'Revisa nuestras reglas y respóndenos con tus datos.',
       coalesce(suspended_at, created_at + interval '3 days'), 'Administración generada', coalesce(suspended_at, created_at + interval '3 days') + interval '12 seconds',
       case when suspended_at is null then created_at + interval '5 days' end,
       case when suspended_at is null then 'Administración generada' else '' end
     from users where id > ${base.users} and (suspended_at is not null or pg_temp.draw(id, 'was suspended') < 0.003)
       and created_at < ${market.until} - interval '6 days'`,
  )
  await client.query(
    `insert into consents (user_id, document, version, accepted_at)
     select id, 'terms', '${seed}', created_at from users where id > ${base.users}`,
  )
  await continueIds(client, ['users', 'professionals', 'companies'])
  await client.query('analyze users, professionals, companies')
}

const parsed = places.map((place) => parsePlace(place))
const place = {
  text: array(places),
  department: array(parsed.map((one) => one?.department ?? null)),
  province: array(parsed.map((one) => one?.province ?? null)),
  district: array(parsed.map((one) => one?.district ?? null)),
}

/** The number of a role and of a place in their lists, the first ones most often. */
const roleOf = `(1 + floor(power(pg_temp.draw(n, 'role'), 2) * ${roles.length}))::int`
const placeOf = `(1 + floor(power(pg_temp.draw(n, 'place'), 3) * ${places.length}))::int`

const accounts = ({ base, seed, until }: Market, users: number): string => `
  with drawn as materialized (
    select n, n % ${perCompany} = 0 as is_company, (n / ${perCompany})::int as company, (n - n / ${perCompany})::int as person,
      pg_temp.came(n, ${users}, 'account') as at, ${first} as first_name, ${last} as last_name,
      ($3::text[])[1 + n / ${perCompany} - $1 / ${perCompany}] as company_name,
      ${roleOf} as role, ${placeOf} as place, pg_temp.draw(n, 'state') as state
    from generate_series($1::int, $2::int) n),
  made as (
    insert into users (id, email, password_hash, user_type, email_confirmed_at, suspended_at, created_at, sort_name)
    overriding system value
    select ${base.users} + n,
      case when is_company then 'empresa' else replace(fold(first_name || '.' || last_name), ' ', '.') end || n || '@correo${seed}.invalid', null,
      case when is_company then 'company' else 'professional' end,
      case when state > 0.06 then at + interval '10 minutes' end,
      case when state > 0.99 and at < ${until} - interval '6 days' then at + pg_temp.draw(n, 'suspended') * (${until} - at) end,
      at, fold(case when is_company then company_name else first_name || ' ' || last_name end)
    from drawn returning id),
  stored as (
    insert into files (id, owner_id, kind, storage_key, name, mime, size, created_at, moderation_status, submitted_at, moderated_at)
    select md5('${seed} ' || n)::uuid, ${base.users} + n, 'cv', 'cv/generated/${seed}-' || n || '.pdf', 'CV ' || first_name || '.pdf', 'application/pdf',
      40000 + (pg_temp.draw(n, 'size') * 900000)::int, at + interval '1 hour',
      case when at > ${until} - interval '2 days' then 'pending' when pg_temp.draw(n, 'cv state') < 0.02 then 'rejected' else 'approved' end,
      at + interval '1 hour', case when at <= ${until} - interval '2 days' then at + interval '20 hours' end
    from drawn where not is_company and pg_temp.draw(n, 'has cv') < 0.6 returning id),
  people as (
    insert into professionals (id, user_id, first_name, last_name, title, location, place_department, place_province, place_district,
      phone, summary, pay_min, pay_max, pay_currency, cv_id, category, visibility, visibility_chosen_at, verified_at, created_at)
    overriding system value
    select ${base.professionals} + person, ${base.users} + n, first_name, last_name, (${array(roles.map(({ title }) => title))})[role],
      (${place.text})[place], (${place.department})[place], (${place.province})[place], (${place.district})[place],
      '9' || lpad(floor(pg_temp.draw(n, 'phone') * 100000000)::text, 8, '0'),
      'Trabajo con orden y cumplo lo que prometo.', case when pg_temp.draw(n, 'pay') < 0.4 then 150000 end,
      case when pg_temp.draw(n, 'pay') < 0.4 then 250000 end, case when pg_temp.draw(n, 'pay') < 0.4 then 'PEN' end,
      case when pg_temp.draw(n, 'has cv') < 0.6 then md5('${seed} ' || n)::uuid end,
      (${array(roles.map(({ category }) => category))})[role],
      case when pg_temp.draw(n, 'visible') < 0.35 then 'public' else 'applied' end,
      case when pg_temp.draw(n, 'visible') < 0.35 then at + interval '2 hours' end,
      case when pg_temp.draw(n, 'verified') < 0.01 then at + interval '9 days' end, at
    from drawn where not is_company returning id),
  skilled as (
    insert into professional_skills (professional_id, kind, name, created_at)
    select distinct on (person, fold(skill)) ${base.professionals} + person, 'technical', skill, at
    from drawn, unnest(string_to_array((${array(roles.map(({ skills }) => skills))})[role], ',')) skill where not is_company returning id),
  worked as (
    insert into experiences (professional_id, position, company, start_date, is_current, created_at)
    select ${base.professionals} + person, (${array(roles.map(({ title }) => title))})[role], pg_temp.pick(n, 'employer', ${array(companyNames)}),
      (2008 + floor(pg_temp.draw(n, 'since') * 15))::text || '-03', true, at
    from drawn where not is_company and pg_temp.draw(n, 'worked') < 0.8 returning id),
  studied as (
    insert into education (professional_id, degree, institution, start_date, end_date, created_at)
    select ${base.professionals} + person, 'Bachiller', 'Universidad ' || pg_temp.pick(n, 'university', ${array(companyNames)}), '2005', '2010', at
    from drawn where not is_company and pg_temp.draw(n, 'studied') < 0.5 returning id)
  insert into companies (id, user_id, name, industry, description, location, phone, ruc, verified_at, created_at)
  overriding system value
  select ${base.companies} + company, ${base.users} + n, company_name, pg_temp.early(n, 'industry', ${array(sectors)}),
    'Empresa peruana que crece con su gente.', (${place.text})[place], '01' || lpad(floor(pg_temp.draw(n, 'phone') * 10000000)::text, 7, '0'),
    case when pg_temp.draw(n, 'ruc') < 0.85 then ruc.digits || (11 - ruc.sum % 11) % 10 end,
    case when pg_temp.draw(n, 'verified') < 0.1 then at + interval '9 days' end, at
  from drawn, lateral (
    select digits, (select sum(substr(digits, p, 1)::int * (array[5,4,3,2,7,6,5,4,3,2])[p]) from generate_series(1, 10) p)::int as sum
    from (select '20' || lpad(((company::bigint * 7919 + 10000000) % 100000000)::text, 8, '0') as digits) number) ruc
  where is_company`
