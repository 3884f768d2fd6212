import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { type CandidateSort, defaultCandidateSort } from '#contracts/applications/candidate-sorts.ts'
import type { CandidateFilters } from '#contracts/applications/candidate-filters.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { applicationTags } from '#server/db/schema/candidate-work.table.ts'
import { jobQuestions } from '#server/db/schema/job-questions.table.ts'
import { jobStages } from '#server/db/schema/job-stages.table.ts'
import { candidateScores } from '#server/db/schema/matching.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { answersOfApplication } from '#server/features/applications/answers/answers.queries.ts'
import { stageSince } from '#server/features/applications/applications.queries.ts'
import { wholeIds } from '#server/features/applications/doubles/joins.queries.ts'
import { isLate, passes, receivedBy, type Seen } from './candidate-filters.queries.ts'
import type { Cursor } from './candidate-cursor.ts'
import { ofApplication, trueScores } from './candidate-scores.queries.ts'

/** What every question to the board depends on. */
export interface BoardOf extends Seen {
  /** Of the stored scores. */
  basis: string
}

/** The sort key of each order, ascending; ties by application id. */
export const sorts = {
  // Without a score last; ties by time of application are those of the id.
  score: { key: sql`-coalesce(${candidateScores.score}, -1)`, type: sql.raw('integer') },
  waiting: { key: stageSince, type: sql.raw('timestamptz') },
  recent: { key: sql`-extract(epoch from ${applications.appliedAt})`, type: sql.raw('numeric') },
  name: {
    key: sql`fold(${professionals.lastName} || ' ' || ${professionals.firstName})`,
    type: sql.raw('text'),
  },
} satisfies Record<CandidateSort, object>

/** The applications that the filters leave, with the key of an order. */
export const rowsOf = (
  db: Db,
  { basis, ...seen }: BoardOf,
  filters: CandidateFilters,
  { sort = defaultCandidateSort, more }: { sort?: CandidateSort; more?: (key: SQL) => SQL | undefined } = {},
) =>
  db
    .select({
      id: applications.id,
      stage: applications.stageId,
      isLate: isLate(seen.now).as('is_late'),
      key: sql`${sorts[sort].key}`.as('key'),
    })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(jobStages, eq(jobStages.id, applications.stageId))
    .leftJoin(trueScores(db, basis), ofApplication)
    .where(and(receivedBy(seen.jobId), passes(filters, seen), more?.(sorts[sort].key)))
    .as('rows')

/** Per stage: how many the filters leave, and how many of these are late. */
export async function countBoard(db: Db, of: BoardOf, filters: CandidateFilters) {
  const rows = rowsOf(db, of, filters)
  return db
    .select({
      stageId: rows.stage,
      found: count(),
      late: sql<number>`count(*) filter (where ${rows.isLate})`.mapWith(Number),
    })
    .from(rows)
    .groupBy(rows.stage)
}

/** How many each of several filters leave. */
export async function countViews(
  db: Db,
  { basis, ...seen }: BoardOf,
  views: readonly CandidateFilters[],
): Promise<number[]> {
  if (views.length === 0) return []
  const counts = views.map((filters) => sql`count(*) filter (where ${passes(filters, seen) ?? sql`true`})`)
  const [row] = await db
    .select({ counts: sql<number[]>`json_build_array(${sql.join(counts, sql`, `)})` })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(jobStages, eq(jobStages.id, applications.stageId))
    .leftJoin(trueScores(db, basis), ofApplication)
    .where(receivedBy(seen.jobId))
  return row?.counts ?? []
}

/** The first ids of every stage in an order, with their cursors. */
export async function listFirstOfStages(
  db: Db,
  of: BoardOf,
  filters: CandidateFilters,
  { sort, limit }: { sort: CandidateSort; limit: number },
): Promise<(Cursor & { stageId: number })[]> {
  const rows = rowsOf(db, of, filters, { sort })
  const ranked = db
    .select({
      id: rows.id,
      stageId: rows.stage,
      key: sql<string>`${rows.key}::text`.as('written'),
      place: sql<number>`row_number() over (partition by ${rows.stage} order by ${rows.key}, ${rows.id})`.as(
        'place',
      ),
    })
    .from(rows)
    .as('ranked')
  return db
    .select({ id: ranked.id, stageId: ranked.stageId, key: ranked.key })
    .from(ranked)
    .where(sql`${ranked.place} <= ${limit}`)
    .orderBy(asc(ranked.place))
}

/** The ids of one page, with their cursors. */
export async function listBoardPage(
  db: Db,
  of: BoardOf,
  filters: CandidateFilters,
  {
    sort,
    column,
    cursor,
    limit,
  }: { sort: CandidateSort; column: number | undefined; cursor: Cursor | null; limit: number },
): Promise<Cursor[]> {
  const rows = rowsOf(db, of, filters, {
    sort,
    more: (key) =>
      and(
        column === undefined ? undefined : eq(applications.stageId, column),
        cursor
          ? sql`(${key}, ${applications.id}) > (${cursor.key}::${sorts[sort].type}, ${cursor.id})`
          : undefined,
      ),
  })
  return (
    db
      // Named otherwise than the key, which a bare name in the order would not mean.
      .select({ id: rows.id, key: sql<string>`${rows.key}::text`.as('written') })
      .from(rows)
      .orderBy(asc(rows.key), asc(rows.id))
      .limit(limit)
  )
}

/** Everybody whom the filters leave. */
export async function listSelection(
  db: Db,
  of: BoardOf,
  filters: CandidateFilters,
  limit: number,
): Promise<{ id: number; stage: number }[]> {
  const rows = rowsOf(db, of, filters)
  return db.select({ id: rows.id, stage: rows.stage }).from(rows).orderBy(asc(rows.id)).limit(limit)
}

const tagsOf = sql<number[]>`coalesce((
  select json_agg(distinct ${applicationTags.tagId} order by ${applicationTags.tagId}) from ${applicationTags}
  where ${applicationTags.applicationId} = any(${wholeIds})), '[]')`

/** The fields of these cards, in the order of the ids. */
export async function findCards(db: Db, basis: string, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: applications.id,
      stage: applications.stageId,
      status: applications.status,
      since: stageSince,
      appliedAt: applications.appliedAt,
      viewedAt: applications.viewedAt,
      reviewRequestedAt: applications.humanReviewRequestedAt,
      reviewAnsweredAt: applications.humanReviewAnsweredAt,
      answers: answersOfApplication,
      years: candidateScores.years,
      tags: tagsOf,
      joined:
        sql<number>`(select count(*) from applications as joined where joined.joined_into = ${applications.id})`.mapWith(
          Number,
        ),
      isSuspended: sql<boolean>`${users.suspendedAt} is not null and ${users.deletedAt} is null`,
      professionalId: professionals.id,
      firstName: professionals.firstName,
      lastName: professionals.lastName,
      title: professionals.title,
      location: professionals.location,
      photoId: professionals.photoId,
    })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(trueScores(db, basis), ofApplication)
    .where(inArray(applications.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
export type CardRow = Awaited<ReturnType<typeof findCards>>[number]

/** The questions of a job with a choice, and each answer that somebody gave. */
export async function listAnswered(db: Db, jobId: number) {
  return db
    .select({
      id: jobQuestions.id,
      kind: jobQuestions.kind,
      text: jobQuestions.text,
      answers: sql<string[]>`json_agg(distinct ${applicationAnswers.answer})`,
    })
    .from(applicationAnswers)
    .innerJoin(jobQuestions, eq(jobQuestions.id, applicationAnswers.questionId))
    .where(and(eq(jobQuestions.jobId, jobId), inArray(jobQuestions.kind, ['yes_no', 'choice'])))
    .groupBy(jobQuestions.id)
    .orderBy(asc(jobQuestions.position), asc(jobQuestions.id))
}

/** Whether the company looks for something in the answers to a job. */
export async function hasWishes(db: Db, jobId: number): Promise<boolean> {
  const wishes = await db.$count(
    jobQuestions,
    and(
      eq(jobQuestions.jobId, jobId),
      sql`(${jobQuestions.wantedAnswers} <> '{}' or ${isNotNull(jobQuestions.wantedMin)} or ${isNotNull(jobQuestions.wantedMax)})`,
    ),
  )
  return wishes > 0
}
