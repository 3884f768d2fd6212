import { type SQL, sql } from 'drizzle-orm'
import { bandFloor, type CompatibilityBand } from '#contracts/admin/matching-reports-vocabulary.ts'
import type { MatchingFilters } from '#contracts/admin/matching-reports.contract.ts'
import { limaDayStart } from '#domain/time/dates.ts'
import type { FoundBy } from '#server/db/found-by.ts'
import { likePart, wordPatterns } from '#server/db/like.ts'

/**
 * Applications with their job, company and stored score. A withdrawn application is none: its company no longer sees it. The
 * score may be older than the last change of the profile, until it is computed again at night.
 */
export const scoredApplications = sql`
  applications
  join jobs on jobs.id = applications.job_id
  join companies on companies.id = jobs.company_id
  left join candidate_scores on candidate_scores.application_id = applications.id`

/** The condition of the filters on `scoredApplications`. */
export function matching({ dateStart, company, industry, compatibility, q }: MatchingFilters): SQL {
  return sql.join(
    [
      sql`applications.withdrawn_at is null`,
      ...(dateStart ? [sql`applications.applied_at >= ${limaDayStart(dateStart).toISOString()}`] : []),
      ...(company ? [isOfCompany(company)] : []),
      ...(industry ? [sql`companies.industry = ${industry}`] : []),
      ...(compatibility ? [ofBand(compatibility)] : []),
      ...(wordPatterns(q ?? '').length > 0 ? [isSearchedBy(q ?? '')] : []),
    ],
    sql` and `,
  )
}

function ofBand(band: CompatibilityBand): SQL {
  const from = sql`candidate_scores.score >= ${bandFloor[band]}`
  if (band === 'high') return from
  return sql`${from} and candidate_scores.score < ${band === 'medium' ? bandFloor.high : bandFloor.medium}`
}

const isSearchedBy = (q: string): SQL => sql`(
  applications.professional_id in (select id from professionals where ${personHas(q)})
  or applications.job_id in (select id from jobs where ${jobHas(q)}))`

/** The person has all words of a search. The index `professionals_post_words` has this expression. */
const personHas = (search: string): SQL =>
  all(
    wordPatterns(search).map(
      (pattern) =>
        sql`(' ' || fold(professionals.first_name || ' ' || professionals.last_name || ' ' || coalesce(professionals.location, ''))) like fold(${pattern})`,
    ),
  )

/** The job with its company has all words of a search. The index `jobs_post_words` has this expression. */
const jobHas = (search: string): SQL =>
  all(
    wordPatterns(search).map(
      (pattern) =>
        sql`(' ' || fold(jobs.title || ' ' || jobs.company_name || ' ' || jobs.location || ' ' || coalesce(jobs.category, ''))) like fold(${pattern})`,
    ),
  )

const all = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`

/** The same for a list: a search finds a person, or a job with its company, each by its own index. */
export function foundApplications({ q = '', company, ...filters }: MatchingFilters): FoundBy {
  const ofCompany = company ? [isOfCompany(company)] : []
  const isSearched = wordPatterns(q).length > 0
  return {
    from: isSearched
      ? sql`${scoredApplications} join professionals on professionals.id = applications.professional_id`
      : scoredApplications,
    id: sql`applications.id`,
    where: sql.join([matching(filters), ...(isSearched ? ofCompany : [])], sql` and `),
    ways: isSearched ? [personHas(q), jobHas(q)] : ofCompany,
  }
}

/** By a part of its name. The index `companies_name_parts` has this expression. */
const isOfCompany = (name: string): SQL =>
  sql`jobs.company_id in (select id from companies where fold(name) like fold(${likePart(name)}))`
