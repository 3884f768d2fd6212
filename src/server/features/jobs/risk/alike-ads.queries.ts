import { eq, inArray } from 'drizzle-orm'
import type { Evidence } from '#domain/jobs/wording/holds.ts'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'

export interface AlikeAd {
  id: number
  title: string
  companyName: string
}

/** The ads that these are like, by id. */
export async function findAlikeAds(
  db: Db,
  found: readonly { evidence?: Evidence }[],
): Promise<Map<number, AlikeAd>> {
  const ids = found.flatMap(({ evidence }) => (evidence && 'jobId' in evidence ? [evidence.jobId] : []))
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: jobs.id, title: jobs.title, companyName: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}
