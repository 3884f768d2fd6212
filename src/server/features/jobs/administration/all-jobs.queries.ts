import { and, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { JobPostQuery } from '#contracts/admin/posts.contract.ts'
import type { JobPostState } from '#contracts/admin/posts-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { find, type Finding, type Found, type FoundBy, isFound } from '#server/db/found-by.ts'
import { likePart, wordPatterns } from '#server/db/like.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobRisks, jobs } from '#server/db/schema/jobs.table.ts'
import { questionTextsOfJob } from '#server/features/jobs/questions/questions.queries.ts'
import { companies } from '#server/db/schema/people.table.ts'

type Filters = Pick<JobPostQuery, 'search' | 'status'>

/** The one state of a job. The index `jobs_state` has the same expression. */
const state = sql<JobPostState>`(case
  when ${jobs.deletedAt} is not null then 'deleted'
  when ${jobs.takenDownAt} is not null then 'taken-down'
  when not ${jobs.isOpen} then 'paused'
  when ${jobs.isWithheld} then 'suspended'
  when ${jobs.isHeld} then 'held'
  else 'active' end)`

const {
  search: _search,
  postWords: _postWords,
  matchProfile: _matchProfile,
  matchEngine: _matchEngine,
  matchSkills: _matchSkills,
  ...columns
} = getTableColumns(jobs)

/** The matching jobs of all companies below `before`, the latest first. */
export const listAllJobs = (
  db: Db,
  filters: Filters,
  { before, limit, finding }: { before: number | undefined; limit: number; finding: Finding },
) =>
  db
    .select({
      ...columns,
      companyName: sql<string>`case when ${jobs.isConfidential} then ${companies.name} else ${jobs.companyName} end`,
      state,
      remarks: jobRisks.remarks,
      questionTexts: questionTextsOfJob,
      email: sql<string | null>`case when ${users.deletedAt} is null then ${users.email} end`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .leftJoin(users, eq(users.id, companies.userId))
    .leftJoin(jobRisks, eq(jobRisks.jobId, jobs.id))
    .where(and(isFound(found(filters), finding), before === undefined ? undefined : lt(jobs.id, before)))
    .orderBy(desc(jobs.id))
    .limit(limit)
export type JobPostRow = Awaited<ReturnType<typeof listAllJobs>>[number]

/** The matching jobs, at most `mostCounted`. */
export const findJobs = (db: Db, filters: Filters): Promise<Found> => find(db, found(filters), mostCounted)

/** All are those that are not deleted. */
const found = ({ search, status }: Filters): FoundBy => ({
  from: sql`${jobs}`,
  id: sql`${jobs.id}`,
  where: status === 'all' ? sql`${jobs.deletedAt} is null` : eq(state, status),
  ways: search ? matches(search) : [],
})

/**
 * By a part of the company's e-mail, or by words, each of which the text has; that of a confidential ad lacks the name of its company. Each
 * way uses its index.
 */
function matches(search: string): SQL[] {
  if (search.includes('@'))
    return [
      sql`${jobs.companyId} in (select c.id from companies c join users u on u.id = c.user_id
        where u.email ilike ${likePart(search)})`,
    ]
  const patterns = wordPatterns(search)
  const words = patterns.map((pattern) => sql`${jobs.postWords} like fold(${pattern})`)
  const named = sql`(${jobs.postWords} || ' ' || (select fold(c.name) from companies c where c.id = ${jobs.companyId}))`
  const withName = patterns.map((pattern) => sql`${named} like fold(${pattern})`)
  return [and(...words)!, and(sql`${jobs.isConfidential}`, ...withName)!]
}
