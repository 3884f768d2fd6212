import type { Pool } from 'pg'
import { storedProfile } from '#domain/matching/engine.ts'
import { readPlaceAndPay } from '#server/features/jobs/posting/job-fields.ts'
import { searchTexts } from '#server/features/jobs/list/search-vector.queries.ts'
import { createRandom, type GeneratedJob, generateCompanyName, generateJob } from './generate-jobs.ts'

const source = 'synthetic'
const batchSize = 2000
const jobsPerCompany = 20

/** In seconds: the ads are spread evenly over this time before now, the first one being the oldest. */
const span = 90 * 86_400
const connections = 2

/**
 * Fills the database with `count` synthetic ads in batches of one statement each. A seed always makes the same ads; those
 * of an earlier run with that seed are not changed.
 */
export async function storeGeneratedJobs(
  pool: Pool,
  options: { count: number; seed: number; onProgress?: (stored: number) => void },
): Promise<void> {
  const random = createRandom(options.seed)
  const companies = Math.max(1, Math.ceil(options.count / jobsPerCompany))
  const companyIds = await storeCompanies(pool, companies)
  const index = options.count >= 50_000 ? await dropTextIndex(pool) : null
  let made = 0
  let stored = 0
  const storeBatches = async () => {
    while (made < options.count) {
      const start = made
      const size = Math.min(batchSize, options.count - start)
      made += size
      const rows = Array.from({ length: size }, (_, offset) => ({
        ...toRow(generateJob(random, { companies }), companyIds),
        externalId: `${options.seed}-${start + offset}`,
        age: Math.floor(span * (1 - (start + offset) / options.count)),
      }))
      await pool.query(insert, [JSON.stringify(rows)])
      stored += size
      options.onProgress?.(stored)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, storeBatches))
  } finally {
    if (index) await buildTextIndex(pool, index)
  }
  await pool.query('vacuum (analyze) jobs')
}

/** Building an index at the end takes a fraction of the time of updating it for each row. */
async function dropTextIndex(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ definition: string }>(
    `select pg_get_indexdef('jobs_search'::regclass) as definition`,
  )
  await pool.query('drop index jobs_search')
  return rows[0]!.definition
}

async function buildTextIndex(pool: Pool, definition: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set maintenance_work_mem = '512MB'`)
    await client.query(definition)
  } finally {
    client.release(true)
  }
}

async function storeCompanies(pool: Pool, count: number): Promise<number[]> {
  const names = Array.from({ length: count }, (_, index) => generateCompanyName(index))
  await pool.query(
    `insert into companies (name, industry, source) select name, 'Servicios', $2 from unnest($1::text[]) as name on conflict do nothing`,
    [names, source],
  )
  const { rows } = await pool.query<{ id: number; name: string }>(
    'select id, name from companies where source = $1 and name = any($2)',
    [source, names],
  )
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return names.map((name) => ids.get(name)!)
}

const places = new Map<string, ReturnType<typeof readPlaceAndPay>>()

/** The fields of an ad with everything that the product derives from them. */
export function withDerived({ fields, isPremium }: GeneratedJob, companyName: string) {
  const key = `${fields.location}|${fields.salaryText}`
  const read = places.get(key) ?? readPlaceAndPay(fields)
  places.set(key, read)
  return {
    ...fields,
    ...read,
    ...storedProfile({ id: 0, ...fields, ...read }),
    isPremium,
    texts: searchTexts(fields, companyName, read.placeDepartment),
  }
}

function toRow(job: GeneratedJob, companyIds: readonly number[]) {
  const companyName = generateCompanyName(job.company)
  return { ...withDerived(job, companyName), companyId: companyIds[job.company], companyName }
}

const insert = `
  insert into jobs (company_id, title, category, description, requirements, benefits, location,
    place_department, place_province, place_district, mode, experience, salary_text, salary_min, salary_max,
    salary_currency, salary_period, skills, company_name, is_premium, is_open, published_at, expires_at, source, external_id, match_profile, match_engine,
    match_skills, search)
  select "companyId", title, category, description, requirements, benefits, location,
    "placeDepartment", "placeProvince", "placeDistrict", mode, experience, "salaryText", "salaryMin", "salaryMax",
    "salaryCurrency", "salaryPeriod", skills, "companyName", "isPremium", true,
    now() - age * interval '1 second', now() + interval '60 days', '${source}', "externalId", "matchProfile", "matchEngine",
    "matchSkills",
    job_search_vector(texts->>'title', texts->>'companyAndSkills', texts->>'place', texts->>'body',
      array(select jsonb_array_elements_text(texts->'exact')))
  from jsonb_to_recordset($1::jsonb) as row (
    "companyId" int, title text, category text, description text, requirements text, benefits text, location text,
    "placeDepartment" text, "placeProvince" text, "placeDistrict" text, mode text, experience text, "salaryText" text,
    "salaryMin" bigint, "salaryMax" bigint, "salaryCurrency" text, "salaryPeriod" text, skills text[], "companyName" text,
    "isPremium" boolean, "matchProfile" jsonb, "matchEngine" text, "matchSkills" int[], age int, "externalId" text, texts jsonb)
  on conflict (source, external_id) do nothing`
