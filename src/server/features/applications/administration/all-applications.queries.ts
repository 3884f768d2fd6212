import { sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { MatchingFilters } from '#contracts/admin/matching-reports.contract.ts'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { find, type Finding, type Found, isFound } from '#server/db/found-by.ts'
import { foundApplications, matching, scoredApplications } from './matching-conditions.queries.ts'

/** An application of anybody, with its stored score. */
export type AnyApplication = {
  id: number
  status: ApplicationStatus
  appliedAt: Date
  score: number | null
  isScored: boolean
  hasCv: boolean
  asked: boolean
  answered: boolean
  professionalId: number
  userId: number
  firstName: string
  lastName: string
  title: string | null
  photoId: string | null
  jobId: number
  jobTitle: string
  department: string | null
  companyName: string
  industry: string
  logoId: string | null
}

const select = sql`
  select applications.id, applications.status, applications.applied_at as "appliedAt", candidate_scores.score,
    candidate_scores.application_id is not null as "isScored", applications.cv_id is not null as "hasCv",
    applications.review_requested_at is not null as asked, applications.review_answered_at is not null as answered,
    professionals.id as "professionalId", professionals.user_id as "userId", professionals.first_name as "firstName",
    professionals.last_name as "lastName", professionals.title, professionals.photo_id as "photoId",
    jobs.id as "jobId", jobs.title as "jobTitle", jobs.department, companies.name as "companyName",
    companies.industry, companies.logo_id as "logoId"
  from ${scoredApplications} join professionals on professionals.id = applications.professional_id`

type Row = Omit<AnyApplication, 'appliedAt'> & { appliedAt: string | Date }
const read = (rows: Row[]): AnyApplication[] =>
  rows.map((row) => Object.assign(row, { appliedAt: new Date(row.appliedAt) }))

/** The matching applications below `before`, the latest first. */
export async function listAllApplications(
  db: Db,
  filters: MatchingFilters,
  { before, limit, finding }: { before: number | undefined; limit: number; finding: Finding },
): Promise<AnyApplication[]> {
  const older = before === undefined ? sql`` : sql`and applications.id < ${before}`
  const { rows } = await db.execute<Row>(
    sql`${select} where ${isFound(foundApplications(filters), finding)} ${older} order by applications.id desc limit ${limit}`,
  )
  return read(rows)
}

/**
 * The matching applications above `after`, the oldest first. Their ids are found first: with the joins in the same query, all scores
 * up to those ids are read again for each batch.
 */
export async function listApplicationsAfter(
  db: Db,
  filters: MatchingFilters,
  { after, limit }: { after: number; limit: number },
): Promise<AnyApplication[]> {
  const ids = sql`select applications.id from ${foundApplications(filters).from}
    where ${matching(filters)} and applications.id > ${after}
      ${filters.compatibility ? sql`and candidate_scores.application_id > ${after}` : sql``} order by applications.id limit ${limit}`
  const { rows } = await db.execute<Row>(
    sql`${select} where applications.id = any(array(${ids})) order by applications.id`,
  )
  return read(rows)
}

/** The matching applications, at most `most`. */
export const findApplications = (db: Db, filters: MatchingFilters, most = mostCounted): Promise<Found> =>
  find(db, foundApplications(filters), most)

/** The id above which the latest `most` matching applications are; 0 if there are not more. */
export async function findFloor(db: Db, filters: MatchingFilters, most: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select applications.id from ${foundApplications(filters).from} where ${matching(filters)}
      order by applications.id desc offset ${most} limit 1`,
  )
  return rows[0]?.id ?? 0
}
