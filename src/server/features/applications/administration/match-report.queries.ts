import { sql } from 'drizzle-orm'
import { longestRanking, smallestGroup } from '#contracts/admin/matching-reports-figures.ts'
import {
  bandFloor,
  type CompatibilityBand,
  type FairnessGroup,
} from '#contracts/admin/matching-reports-vocabulary.ts'
import type { MatchingFilters } from '#contracts/admin/matching-reports.contract.ts'
import type { Db } from '#server/db/connection.ts'
import { type Finding, isFound } from '#server/db/found-by.ts'
import { foundApplications, matching, scoredApplications } from './matching-conditions.queries.ts'

type Ranked = { applicationCount: number; averageScore: number | null; highShare: number | null }

/** The report as counted; without rounding. */
export type MatchReport = {
  totals: {
    applications: number
    scored: number
    unscored: number
    average: number | null
    median: number | null
    companies: number
    jobs: number
    asked: number
    answered: number
  }
  companies: (Ranked & { companyId: number; companyName: string })[]
  jobs: (Ranked & { jobId: number; jobTitle: string; companyName: string })[]
  industries: (Ranked & { industry: string })[]
  bins: { bin: number; count: number }[]
  bands: { band: CompatibilityBand; applications: number; hired: number }[]
  fairness: (Ranked & { group: FairnessGroup; hiredShare: number })[]
}

const isHigh = sql`score >= ${bandFloor.high}`
const ranked = sql`count(*)::int as "applicationCount", avg(score)::float8 as "averageScore",
  ((count(*) filter (where ${isHigh}))::float8 / nullif(count(score), 0)) as "highShare"`
const enough = sql`having count(*) >= ${smallestGroup}`
const list = (select: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(part), '[]') from (${select}) part)`

/** Everything in one statement: the matching applications are read once. With `which` only those that it says. */
export async function readMatchReport(
  db: Db,
  filters: MatchingFilters,
  which?: { finding: Finding; latest: number },
): Promise<MatchReport> {
  const where = which ? isFound(foundApplications(filters), which.finding) : matching(filters)
  const latest = which ? sql`order by applications.id desc limit ${which.latest}` : sql``
  const { rows } = await db.execute<MatchReport>(sql`
    with found as materialized (
      select applications.status, applications.job_id, applications.professional_id, jobs.company_id, companies.industry,
        candidate_scores.score, candidate_scores.application_id is null as is_unscored, applications.cv_id is not null as has_cv,
        applications.review_requested_at is not null as asked, applications.review_answered_at is not null as answered
      from ${scoredApplications} where ${where} ${latest})
    select
      (select to_jsonb(sums) from (
        select count(*)::int as applications, count(score)::int as scored,
          (count(*) filter (where is_unscored))::int as unscored, avg(score)::float8 as average,
          percentile_cont(0.5) within group (order by score) as median,
          count(distinct company_id)::int as companies, count(distinct job_id)::int as jobs,
          (count(*) filter (where asked))::int as asked, (count(*) filter (where answered))::int as answered
        from found) sums) as totals,
      ${list(sql`
        select best.*, companies.name as "companyName" from (
          select company_id as "companyId", ${ranked} from found group by company_id ${enough}
          order by count(*) desc, company_id limit ${longestRanking}) best
        join companies on companies.id = best."companyId" order by best."applicationCount" desc, best."companyId"`)} as companies,
      ${list(sql`
        select best.*, jobs.title as "jobTitle", jobs.company_name as "companyName" from (
          select job_id as "jobId", ${ranked} from found group by job_id ${enough}
          order by count(*) desc, job_id limit ${longestRanking}) best
        join jobs on jobs.id = best."jobId" order by best."applicationCount" desc, best."jobId"`)} as jobs,
      ${list(sql`
        select industry, ${ranked} from found group by industry ${enough}
        order by avg(score) desc nulls last, industry limit ${longestRanking}`)} as industries,
      ${list(sql`
        select least(19, score / 5) as bin, count(*)::int as count from found where score is not null group by 1 order by 1`)} as bins,
      ${list(sql`
        select case when ${isHigh} then 'high' when score >= ${bandFloor.medium} then 'medium' else 'low' end as band,
          count(*)::int as applications, (count(*) filter (where status = 'hired'))::int as hired
        from found where score is not null group by 1`)} as bands,
      ${list(sql`
        select "group", ${ranked}, (count(*) filter (where status = 'hired'))::float8 / count(*) as "hiredShare"
        from found join professionals on professionals.id = found.professional_id, lateral (values
          (case when place_department is null then 'no-place'
            when place_department in ('Lima', 'Callao') then 'lima' else 'regions' end),
          (case when has_cv then 'with-cv' else 'without-cv' end)) groups("group")
        group by "group" ${enough}`)} as fairness`)
  const row = rows[0]
  if (!row) throw new Error('An aggregate returned no row')
  return row
}

/** The industries that most companies write, to choose from. */
export async function listIndustries(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ industry: string }>(
    sql`select industry from companies where industry <> '' group by industry order by count(*) desc, industry limit ${limit}`,
  )
  return rows.map(({ industry }) => industry)
}
