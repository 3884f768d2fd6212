import type { Client } from 'pg'

/** What is looked for in the measured database: people and things that are in it, by the words of the market's lists. */
export interface Samples {
  userId: number
  companyUserId: number
  busyUserId: number
  email: string
  ruc: string
  companyName: string
  /** Ids in the middle of their tables, for pages far from the first. */
  middle: Record<
    'users' | 'jobs' | 'services' | 'payments' | 'applications' | 'audit_entries' | 'abuse_reports',
    number
  >
  reportId: number
  complaintId: number
  cvAfter: number
  months: { recent: string; yearAgo: string }
}

export async function findSamples(client: Client): Promise<Samples> {
  const one = async <T>(text: string): Promise<T> => (await client.query(text)).rows[0] as T
  const middleOf = async (table: string) =>
    (
      await one<{ id: number }>(
        `select id from ${table} where id >= (select max(id) / 2 from ${table}) order by id limit 1`,
      )
    ).id
  const person = await one<{ id: number; email: string }>(
    `select id, email from users where user_type = 'professional' and id >= (select max(id) / 3 from users) order by id limit 1`,
  )
  const company = await one<{ user_id: number; ruc: string; name: string }>(
    `select user_id, ruc, name from companies where ruc is not null and user_id is not null order by id limit 1`,
  )
  const busy = await one<{ user_id: number }>(
    `select user_id from companies where id = (select company_id from jobs where id <= 50000 group by company_id order by count(*) desc limit 1)`,
  )
  const ids: [string, number][] = []
  for (const table of [
    'users',
    'jobs',
    'services',
    'payments',
    'applications',
    'audit_entries',
    'abuse_reports',
  ])
    ids.push([table, await middleOf(table)])
  const days = await one<{ recent: string; yearAgo: string }>(
    `select (now() - interval '30 days')::date::text as recent, (now() - interval '365 days')::date::text as "yearAgo"`,
  )
  return {
    userId: person.id,
    email: person.email,
    companyUserId: company.user_id,
    busyUserId: busy.user_id,
    ruc: company.ruc,
    companyName: company.name,
    middle: Object.fromEntries(ids) as Samples['middle'],
    reportId: (
      await one<{ id: number }>(`select id from abuse_reports where job_id is not null order by id limit 1`)
    ).id,
    complaintId: (await one<{ id: number }>('select id from complaints order by id limit 1')).id,
    cvAfter: (
      await one<{ id: number }>(
        `select id from professionals where cv_id is not null and id >= (select max(id) / 2 from professionals) order by id limit 1`,
      )
    ).id,
    months: days,
  }
}
