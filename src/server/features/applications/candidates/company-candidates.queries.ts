import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import type { CompanyCandidateSort } from '#contracts/applications/candidate-sorts.ts'
import { and, count, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { candidateScores } from '#server/db/schema/matching.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { standsAlone } from '#server/features/applications/doubles/joins.queries.ts'
import { ofApplication, trueScores } from './candidate-scores.queries.ts'
import { holdsWords, isNew } from './candidates.queries.ts'
import type { Cursor } from './candidate-cursor.ts'

export interface CompanyCandidateFilter {
  jobId?: number | undefined
  status?: ApplicationStatus | undefined
  /** Words in name, title or skills; accents and letter case are ignored. */
  q?: string | undefined
  /** 1 or more also leaves out candidates without a score. */
  minScore?: number | undefined
  awaitsHumanReview?: boolean | undefined
}

/** When an application got its current status. */
const since = sql<Date>`coalesce((
  select max(${applicationEvents.at}) from ${applicationEvents}
  where ${applicationEvents.applicationId} = ${applications.id}
    and ${applicationEvents.status} not in ('closed_unanswered', 'stage')), ${applications.appliedAt})`.mapWith(
  applications.appliedAt,
)

/** The sort key of each order; ties by application id, in the same direction. */
const sorts = {
  recent: { key: sql`${applications.appliedAt}`, type: sql.raw('timestamptz'), isDown: true },
  waiting: { key: since, type: sql.raw('timestamptz'), isDown: false },
  name: {
    key: sql`fold(${professionals.lastName} || ' ' || ${professionals.firstName})`,
    type: sql.raw('text'),
    isDown: false,
  },
  // Candidates without a score come last; ties by time of application.
  score: { key: sql`-coalesce(${candidateScores.score}, -1)`, type: sql.raw('integer'), isDown: false },
} satisfies Record<CompanyCandidateSort, object>

/** All applications to jobs of the company that are not withdrawn. */
const received = (companyId: number, filter: CompanyCandidateFilter): SQL | undefined =>
  and(
    eq(jobs.companyId, companyId),
    isNull(applications.withdrawnAt),
    standsAlone,
    filter.jobId === undefined ? undefined : eq(jobs.id, filter.jobId),
    filter.status ? eq(applications.status, filter.status) : undefined,
    filter.minScore ? gte(candidateScores.score, filter.minScore) : undefined,
    filter.awaitsHumanReview
      ? and(isNotNull(applications.humanReviewRequestedAt), isNull(applications.humanReviewAnsweredAt))
      : undefined,
    ...holdsWords(filter.q),
  )

interface Page {
  sort: CompanyCandidateSort
  /** The position before or after which the page lies. */
  cursor: (Cursor & { side: 'after' | 'before' }) | null
  limit: number
}

/** The ids of one page in order, with their cursors; the display fields are read later. */
export async function listCompanyCandidates(
  db: Db,
  companyId: number,
  filter: CompanyCandidateFilter,
  basis: string,
  { sort, cursor, limit }: Page,
): Promise<Cursor[]> {
  const { key, type, isDown } = sorts[sort]
  const isBack = cursor?.side === 'before'
  const goesDown = isDown !== isBack
  const beyond =
    cursor &&
    sql`(${key}, ${applications.id}) ${goesDown ? sql.raw('<') : sql.raw('>')} (${cursor.key}::${type}, ${cursor.id})`
  const direction = goesDown ? sql.raw('desc') : sql.raw('asc')
  const rows = await db
    .select({ id: applications.id, key: sql<string>`(${key})::text` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .leftJoin(trueScores(db, basis), needsScores(filter, sort) ? ofApplication : sql`false`)
    .where(and(received(companyId, filter), beyond ?? undefined))
    .orderBy(sql`${key} ${direction}`, sql`${applications.id} ${direction}`)
    .limit(limit)
  return isBack ? rows.toReversed() : rows
}

/** Whether the stored scores affect the order or the filter. */
export const needsScores = ({ minScore }: CompanyCandidateFilter, sort?: CompanyCandidateSort): boolean =>
  sort === 'score' || (minScore ?? 0) > 0

/** The display fields of these applications, in the order of the ids. */
export async function findCompanyCandidates(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: applications.id,
      jobId: jobs.id,
      jobTitle: jobs.title,
      status: applications.status,
      appliedAt: applications.appliedAt,
      viewedAt: applications.viewedAt,
      humanReviewRequestedAt: applications.humanReviewRequestedAt,
      humanReviewAnsweredAt: applications.humanReviewAnsweredAt,
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
    .where(inArray(applications.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
export type CompanyCandidateRow = Awaited<ReturnType<typeof findCompanyCandidates>>[number]

/** Per job and status: the total, and the number left by words, score and review. */
export async function countByJobAndStatus(
  db: Db,
  companyId: number,
  { jobId: _job, status: _status, ...filter }: CompanyCandidateFilter,
  basis: string,
) {
  const passesFilter = received(companyId, filter)
  return db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      status: applications.status,
      all: count(),
      left: sql<number>`count(*) filter (where ${passesFilter})`.mapWith(Number),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .leftJoin(trueScores(db, basis), needsScores(filter) ? ofApplication : sql`false`)
    .where(received(companyId, {}))
    .groupBy(jobs.id, applications.status)
    .orderBy(sql`${jobs.publishedAt} desc`, sql`${jobs.id} desc`)
}

/** The total, and the number never opened. */
export async function countOfCompany(db: Db, companyId: number) {
  const [row] = await db
    .select({
      totalCandidates: count(),
      newCandidates: sql<number>`count(*) filter (where ${isNew})`.mapWith(Number),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(received(companyId, {}))
  if (!row) throw new Error('An aggregate returned no row')
  return row
}
