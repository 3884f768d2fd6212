import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { holdsWords } from './candidates.queries.ts'

export interface CompanyCandidateFilter {
  jobId?: number | undefined
  status?: string | undefined
  /** Words in name, title or skills; accents and capitals do not matter. */
  q?: string | undefined
}

/** Of everybody who applied to a job of the company and did not withdraw. */
const received = (companyId: number, { jobId, status, q }: CompanyCandidateFilter): SQL | undefined =>
  and(
    eq(jobs.companyId, companyId),
    isNull(applications.withdrawnAt),
    jobId === undefined ? undefined : eq(jobs.id, jobId),
    status ? eq(applications.status, status) : undefined,
    ...holdsWords(q),
  )

/** Since when an application stands where it is. */
const since = sql<Date>`coalesce((
  select max(${applicationEvents.at}) from ${applicationEvents}
  where ${applicationEvents.applicationId} = ${applications.id}), ${applications.appliedAt})`.mapWith(
  applications.appliedAt,
)

const rowsOf = (db: Db, where: SQL | undefined) =>
  db
    .select({
      id: applications.id,
      jobId: jobs.id,
      jobTitle: jobs.title,
      status: applications.status,
      appliedAt: applications.appliedAt,
      viewedAt: applications.viewedAt,
      reviewRequestedAt: applications.reviewRequestedAt,
      reviewAnsweredAt: applications.reviewAnsweredAt,
      since,
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      title: professionals.title,
      photoId: professionals.photoId,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(where)
    .$dynamic()
export type CompanyCandidateRow = Awaited<ReturnType<typeof rowsOf>>[number]

const orders = {
  recent: [desc(applications.appliedAt)],
  waiting: [asc(since)],
  name: [asc(sql`fold(${professionals.lastName})`), asc(sql`fold(${professionals.firstName})`)],
}

export async function listCompanyCandidates(
  db: Db,
  companyId: number,
  filter: CompanyCandidateFilter,
  page: { sort: keyof typeof orders; offset: number; limit: number },
): Promise<CompanyCandidateRow[]> {
  return rowsOf(db, received(companyId, filter))
    .orderBy(...orders[page.sort], desc(applications.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** In the order of the ids. */
export async function listCandidatesByIds(db: Db, ids: readonly number[]): Promise<CompanyCandidateRow[]> {
  if (ids.length === 0) return []
  const rows = new Map(
    (await rowsOf(db, inArray(applications.id, [...ids]))).map((row) => [row.id, row] as const),
  )
  return ids.flatMap((id) => rows.get(id) ?? [])
}

export async function countCompanyCandidates(
  db: Db,
  companyId: number,
  filter: CompanyCandidateFilter,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(received(companyId, filter))
  return row!.total
}

/** What a score is made of, of all who fit the filter: nothing that is only shown. */
export async function listToScore(db: Db, companyId: number, filter: CompanyCandidateFilter) {
  return db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      professionalId: applications.professionalId,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(received(companyId, filter))
}
