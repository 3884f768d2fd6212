import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countsOf, MarketRefused, type MarketOptions, storeMarket } from '#bench/market/market.ts'
import { verifyAudit } from '#server/features/audit/audit.service.ts'
import { createAdmin, createProfessional } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const scale = 0.0005
const options = (app: TestApp, seed = 1): MarketOptions => ({ scale, seed, now: app.clock.now() })

/** Every index and reference of the schema, by definition. */
const shape = async ({ deps }: TestApp) => {
  const { rows } = await deps.db.execute<{ definition: string }>(sql`
    select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid::regclass::text not like 'pg_%'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where contype in ('f', 'c') and convalidated
    order by 1`)
  return rows.map(({ definition }) => definition)
}
const count = async ({ deps }: TestApp, from: string): Promise<number> => {
  const { rows } = await deps.db.execute<{ count: number }>(
    sql.raw(`select count(*)::int as count from ${from}`),
  )
  return rows[0]?.count ?? -1
}
const digest = async ({ deps }: TestApp, table: string): Promise<string> => {
  const { rows } = await deps.db.execute<{ digest: string }>(
    sql.raw(`select md5(string_agg(md5(one::text), '' order by id)) as digest from ${table} one`),
  )
  return rows[0]?.digest ?? ''
}

let app: TestApp
let before: string[]
beforeAll(async () => {
  app = await startTestApp()
  before = await shape(app)
  await storeMarket(app.deps.pool, options(app))
})
afterAll(() => app.close())

describe('a generated market', () => {
  test('has the rows of its scale, and every index and reference of before', async () => {
    const counts = countsOf(scale)
    const stored = {
      people: await count(app, 'professionals'),
      companies: await count(app, 'companies'),
      jobs: await count(app, 'jobs'),
      applications: await count(app, 'applications'),
      payments: await count(app, 'payments'),
      services: await count(app, 'services'),
      reports: await count(app, 'abuse_reports'),
      contacts: await count(app, 'contact_requests'),
      complaints: await count(app, 'complaints'),
      audit: await count(app, 'audit_entries'),
    }
    expect(counts).toMatchObject(stored)
    expect(await shape(app)).toEqual(before)
  })

  test.each([
    ['the chain of the audit has a gap', async () => (await verifyAudit(app.deps)).brokenAt ?? 0],
    [
      'a name that lists are searched by is not that of the profile',
      () =>
        count(
          app,
          `users left join professionals p on p.user_id = users.id left join companies c on c.user_id = users.id
          where sort_name <> fold(coalesce(c.name, p.first_name || ' ' || p.last_name))`,
        ),
    ],
    [
      'a plan in the list is not that of the profile',
      () =>
        count(
          app,
          `users left join professionals p on p.user_id = users.id left join companies c on c.user_id = users.id
          where (listed_plan = 'free') <> (coalesce(p.plan_type, c.plan_type) in ('basic', 'free'))`,
        ),
    ],
    [
      'a count of ads is not true',
      () =>
        count(
          app,
          `(select sum(jobs) as kept, (select count(*) from jobs where is_active) as listed from job_counts) sums where kept <> listed`,
        ),
    ],
    [
      'an ad of a suspended company is listed',
      () =>
        count(
          app,
          `jobs join companies c on c.id = jobs.company_id join users on users.id = c.user_id where is_active and suspended_at is not null`,
        ),
    ],
    [
      'receipts are not consecutive',
      () =>
        count(
          app,
          `(select max(number) - count(*) as gap from documents group by series) receipts where gap <> 0`,
        ),
    ],
    [
      'somebody applied before the ad was published, or after it ended',
      () =>
        count(
          app,
          `applications a join jobs j on j.id = a.job_id where a.applied_at not between j.published_at and j.expires_at`,
        ),
    ],
    [
      'something happened in the future',
      () =>
        count(
          app,
          `(select applied_at as at from applications union all select at from application_events union all select created_at from payments
          union all select created_at from users union all select published_at from jobs) happened where at > '${app.clock.now().toISOString()}'`,
        ),
    ],
    [
      'a stored score is not of the data of now',
      () =>
        count(
          app,
          `candidate_scores s join applications a on a.id = s.application_id
          left join match_versions v on v.subject = 'professional' and v.subject_id = a.professional_id
          where s.professional_version <> coalesce(v.version, 0)`,
        ),
    ],
    ['mail could reach somebody', () => count(app, `users where email not like '%.invalid'`)],
    ['somebody has a password', () => count(app, `users where password_hash is not null`)],
    [
      'an administrator of it has access',
      () => count(app, `admins where email like '%.invalid' and ended_at is null`),
    ],
  ])('never shows that %s', async (_, countFaults) => {
    expect(await countFaults()).toBe(0)
  })

  test('is listed by the administration, and what is added to it follows', async () => {
    const { headers } = await createAdmin(app)
    for (const url of [
      '/api/admin/users?q=quispe',
      '/api/admin/matching-reports/applications',
      '/api/admin/stats',
    ])
      expect((await app.request({ url, headers })).status).toBe(200)
    await createProfessional(app)
  })

  test('is added beside accounts of people only when that is said', async () => {
    await expect(storeMarket(app.deps.pool, options(app, 2))).rejects.toThrow(MarketRefused)
    const people = await count(app, 'professionals')
    await storeMarket(app.deps.pool, { ...options(app, 2), anyway: true })
    expect(await count(app, 'professionals')).toBe(people + countsOf(scale).people)
    expect((await verifyAudit(app.deps)).brokenAt).toBeNull()
  })
})

test('a seed always makes the same market, and another seed another one', async () => {
  const [same, another] = [await startTestApp(), await startTestApp()]
  await storeMarket(same.deps.pool, options(same))
  await storeMarket(another.deps.pool, options(another, 2))
  const first = await startTestApp()
  await storeMarket(first.deps.pool, options(first))
  for (const table of [
    'users',
    'professionals',
    'companies',
    'applications',
    'payments',
    'services',
    'audit_entries',
  ]) {
    expect([table, await digest(same, table)]).toEqual([table, await digest(first, table)])
    expect([table, await digest(another, table)]).not.toEqual([table, await digest(first, table)])
  }
  for (const one of [same, another, first]) await one.close()
})
