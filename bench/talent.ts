import { loadavg } from 'node:os'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createCompany } from '#tests/support/actors.ts'
import { accountantJob, publishJob } from '#tests/support/accountants.ts'
import { sequence } from './load.ts'
import { writeText } from './report.ts'

/** In milliseconds, at p95. */
const goal = 50
const samples = 100

/** Searches that warm up before the measured ones, see `sequence`, and the one that counts what is found. */
const unmeasured = 21

/** Each asked anew: a page of its own, or other values. */
const searches: readonly (readonly [what: string, query: string])[] = [
  ['everybody, who came last first', ''],
  ['page 20', 'page=20'],
  ['a common word', 'q=ventas'],
  ['several words', 'q=analista+excel+sql'],
  ['a rare word', 'q=soldador'],
  ['a phrase and a word that must not occur', 'q=%22atencion+al+cliente%22+-practicante'],
  ['a word that nobody has', 'q=ornitorrinco'],
  ['a skill', 'habilidad=excel'],
  ['two skills', 'habilidad=excel,sql'],
  ['a district', 'lugar=Miraflores'],
  ['a department', 'lugar=Arequipa'],
  ['years', 'anios=10'],
  ['pay', 'sueldo=2000'],
  ['availability', 'disponible=now'],
  ['without own candidates', 'nuevos=true'],
  ['all filters', 'q=analista&habilidad=excel&lugar=lima&anios=3&sueldo=5000'],
]

/**
 * The search of talent on the generated market of DATA_DIR: every filter, without and with a job of the company, by one caller, through
 * the whole product without a socket.
 */
export async function measureTalent({ only }: { only: string }): Promise<void> {
  const config = readConfig({ ...process.env, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' })
  const opening = performance.now()
  const opened = await openDatabase(config, { info: console.log, warn: console.error })
  console.log(`opened after ${seconds(opening)} s`)
  const { app, deps, close } = await compose({ ...config, databaseUrl: opened.url })
  const [{ rows: people }, { rows: findable }] = await Promise.all([
    deps.pool.query('select count(*) as n from professionals'),
    deps.pool.query('select count(*) as n from talent_profiles where is_public'),
  ])
  await forgetCompanies(deps.pool)
  const company = await createCompany({ deps, clock: deps.clock }, { planType: 'premium' })
  const request = async (options: { method: 'POST'; url: string; payload?: object; headers: object }) => {
    const reply = await app.inject({ ...options, headers: { ...options.headers } })
    return { status: reply.statusCode, body: reply.json() }
  }
  const jobId = await publishJob({ request } as never, company, accountantJob)
  const jobIds: number[] = []
  for (const ad of await adsOfOthers(deps.pool, samples + unmeasured))
    jobIds.push(await publishJob({ request } as never, company, ad))
  const loading = performance.now()
  deps.matching.follower.start()
  await deps.matching.follower.settle()
  const loaded = seconds(loading)
  console.log(`index after ${loaded} s`)
  globalThis.gc?.()

  const call = async (query: string) => {
    const reply = await app.inject({ url: `/api/talent?${query}`, headers: company.headers })
    if (reply.statusCode !== 200) throw new Error(`${query} answered ${reply.statusCode}: ${reply.body}`)
    return reply.json()
  }
  const lines: string[] = []
  const line = async (
    what: string,
    ask: () => Promise<{ total: number; isMore: boolean }>,
    count = samples,
  ) => {
    const { total, isMore } = await ask()
    const { p50, p95 } = await sequence(count, ask)
    const isMet = p95 < goal ? 'yes' : '**no**'
    const found = `${total.toLocaleString('en')}${isMore ? '+' : ''}`
    lines.push(`| ${what} | ${found} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${isMet} |`)
    console.log(lines.at(-1))
  }
  for (const [job, suffix] of [
    ['', ''],
    [', with a job', `&jobId=${jobId}`],
  ] as const)
    for (const [what, query] of searches.filter(([name]) => name.includes(only)))
      await line(what + job, () => call(query + suffix))
  // The order of the best for a job is kept for a minute.
  const unseen = jobIds.values()
  await line('everybody, the first search with a job', () => call(`jobId=${unseen.next().value}`))
  const count = (rows: { n: string }[]) => Number(rows[0]?.n ?? 0).toLocaleString('en')
  await writeText(
    'talent',
    [
      `${count(people)} professionals, of whom ${count(findable)} agreed to be found (listed, and with a public profile). In milliseconds, one caller, ${samples} samples each, load of the machine ${loadavg()[0]?.toFixed(1)}. The index of everybody listed, the jobs before, took ${loaded} s to load.`,
      '',
      `| search | found | p50 | p95 | under ${goal} ms |`,
      '|---|---:|---:|---:|---|',
      ...lines,
      '',
    ].join('\n'),
  )
  await forgetCompanies(deps.pool)
  await close()
  await opened.release()
}

/** The newest ads of the market, as the form takes them. */
async function adsOfOthers(pool: Pick<Deps['pool'], 'query'>, count: number) {
  const { rows } = await pool.query(
    `select title, mode, experience, location, to_json(skills)::text as skills, description || E'\n\n' || requirements as description
    from jobs where is_active and experience is not null and length(array_to_string(skills, ', ')) >= 10 order by id desc limit $1`,
    [count],
  )
  return (rows as (typeof accountantJob)[]).map((ad) =>
    Object.assign(ad, { salaryRange: accountantJob.salaryRange }),
  )
}

/** The account of the measurement, also of one that was ended: closed, and its address free again. */
async function forgetCompanies(pool: Pick<Deps['pool'], 'query'>): Promise<void> {
  await pool.query(`update jobs set is_open = false where company_id in (
    select companies.id from companies join users on users.id = user_id where email like 'empresa%@ejemplo.pe')`)
  await pool.query(
    `update users set email = 'bench' || id || '@correo.invalid' where email like 'empresa%@ejemplo.pe'`,
  )
}

const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1)
