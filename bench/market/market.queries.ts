import type { ClientBase } from 'pg'
import { lastId } from './drawing.queries.ts'

/** The e-mail of an account that is not generated; null when there is none. Generated ones are in a domain that cannot exist. */
export async function findRealAccount(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ email: string }>(
    `select email from users where email not like '%.invalid' and deleted_at is null limit 1`,
  )
  return rows[0]?.email ?? null
}

/** The ids after which those of a market begin. */
export const findBase = async (client: ClientBase) => ({
  users: await lastId(client, 'users'),
  professionals: await lastId(client, 'professionals'),
  companies: await lastId(client, 'companies'),
  jobs: await lastId(client, 'jobs'),
  applications: await lastId(client, 'applications'),
  payments: await lastId(client, 'payments'),
  services: await lastId(client, 'services'),
  reviews: await lastId(client, 'reviews'),
  reports: await lastId(client, 'abuse_reports'),
  contacts: await lastId(client, 'contact_requests'),
  complaints: await lastId(client, 'complaints'),
})

const filled = [
  'users',
  'files',
  'professionals',
  'companies',
  'professional_skills',
  'experiences',
  'education',
  'consents',
  'suspensions',
  'jobs',
  'job_holds',
  'job_views',
  'payments',
  'services',
  'reviews',
  'applications',
  'application_events',
  'candidate_scores',
] as const

/** What the parts of a market look up while they are stored. */
const neededMeanwhile = ['professionals_user_unique', 'companies_user_unique']

/**
 * Drops the indexes and the references of the tables that are filled; the returned function makes them again, and fails if a
 * row breaks one. Doing that once at the end takes a fraction of the time of doing it for each row.
 */
export async function dropIndexes(
  client: ClientBase,
): Promise<(onBuilt: (done: number, of: number) => void) => Promise<void>> {
  const { rows: references } = await client.query<{ on: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "on", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by 1, 2`,
    [filled],
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[]) and indexrelid::regclass::text <> all($2)
       and not exists (select from pg_constraint where conindid = indexrelid) order by 1`,
    [filled, neededMeanwhile],
  )
  for (const { on, name } of references) await client.query(`alter table ${on} drop constraint ${name}`)
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  const again = [
    ...indexes.map(({ definition }) => definition),
    ...references.map(({ on, name, definition }) => `alter table ${on} add constraint ${name} ${definition}`),
  ]
  return async (onBuilt) => {
    for (const [at, statement] of again.entries()) {
      await client.query(statement)
      onBuilt(at + 1, again.length)
    }
  }
}
