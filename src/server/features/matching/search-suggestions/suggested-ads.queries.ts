import { and, asc, gt, inArray, sql } from 'drizzle-orm'
import type { SuggestedAd } from '#domain/jobs/search/suggested-phrases.ts'
import type { Db } from '#server/db/connection.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

const columns = {
  id: jobs.id,
  title: jobs.title,
  skills: jobs.skills,
  /** The name on a confidential ad is nobody's. */
  company: sql<
    string | null
  >`case when ${jobs.shownCompanyId} is null then null else ${jobs.companyName} end`,
  department: jobs.placeDepartment,
  province: jobs.placeProvince,
  district: jobs.placeDistrict,
}

/** A page of the active ads, by id; the next page starts after the last id. */
export async function listSuggestedAds(
  db: Db,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<(SuggestedAd & { id: number })[]> {
  return db
    .select(columns)
    .from(jobs)
    .where(and(jobs.isActive, gt(jobs.id, afterId)))
    .orderBy(asc(jobs.id))
    .limit(limit)
}

/** Those of the ads that are active. */
export async function findSuggestedAds(
  db: Db,
  ids: readonly number[],
): Promise<(SuggestedAd & { id: number })[]> {
  return db
    .select(columns)
    .from(jobs)
    .where(and(jobs.isActive, inArray(jobs.id, [...ids])))
}
