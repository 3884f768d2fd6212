import { and, or, type SQL, sql } from 'drizzle-orm'
import { bandFloor, type CompatibilityBand } from '#contracts/admin/matching-reports-vocabulary.ts'
import type { MatchingFilters } from '#contracts/admin/matching-reports.contract.ts'
import { limaDayStart } from '#domain/time/dates.ts'
import type { FoundBy } from '#server/db/found-by.ts'
import { likePart, wordPatterns } from '#server/db/like.ts'

const ofJob = sql`join jobs on jobs.id = applications.job_id`
const ofCompanies = sql`join companies on companies.id = jobs.company_id`
const withScore = sql`left join candidate_scores on candidate_scores.application_id = applications.id`

/**
 * Applications with their job, company and stored score. A withdrawn application is none: its company no longer sees it. The
 * score may be older than the last change of the profile, until it is computed again at night.
 */
export const scoredApplications = sql`applications ${ofJob} ${ofCompanies} ${withScore}`

/** The condition of the filters on `scoredApplications`. */
export function matching(filters: MatchingFilters): SQL {
  const { where, ways } = foundApplications(filters)
  return and(where, or(...ways)) ?? sql`true`
}

/** The same for a list: a search finds a person, or a job with its company, each by its own index. Only tables that a filter asks of are read. */
export function foundApplications({
  q = '',
  company,
  industry,
  compatibility,
  dateStart,
}: MatchingFilters): FoundBy {
  const searched = wordPatterns(q).length > 0 ? [isOfPerson(q), isOfJob(q)] : []
  const ofCompany = company ? [isOfCompany(company)] : []
  const since = dateStart && limaDayStart(dateStart).toISOString()
  return {
    from: sql.join(
      [
        sql`applications`,
        ...(industry && !compatibility ? [ofJob, ofCompanies] : []),
        ...(compatibility ? [withScore] : []),
      ],
      sql` `,
    ),
    id: sql`applications.id`,
    where: and(
      sql`applications.withdrawn_at is null`,
      since
        ? sql`${sql.raw(compatibility ? 'candidate_scores' : 'applications')}.applied_at >= ${since}`
        : undefined,
      industry
        ? sql`${sql.raw(compatibility ? 'candidate_scores' : 'companies')}.industry = ${industry}`
        : undefined,
      compatibility ? ofBand(compatibility) : undefined,
      ...(searched.length > 0 ? ofCompany : []),
    ),
    ways: searched.length > 0 ? searched : ofCompany,
    ...(searched.length > 0 ? { common: sql`(${jobHas(q)} or ${isOfSuchPerson(q)})` } : {}),
    ...(searched.length === 0 && company
      ? { common: sql`jobs.company_id in (${companiesNamed(company)})` }
      : {}),
  }
}

function ofBand(band: CompatibilityBand): SQL {
  const from = sql`candidate_scores.score >= ${bandFloor[band]}`
  if (band === 'high') return from
  return sql`${from} and candidate_scores.score < ${band === 'medium' ? bandFloor.high : bandFloor.medium}`
}

const isOfPerson = (q: string): SQL =>
  sql`applications.professional_id in (select id from professionals where ${personHas(q)})`
const isOfJob = (q: string): SQL => sql`applications.job_id in (select id from jobs where ${jobHas(q)})`

/** The same for one row: the person is read only if the ad was not enough. */
const isOfSuchPerson = (q: string): SQL =>
  sql`exists (select from professionals where professionals.id = applications.professional_id and ${personHas(q)})`

/** The person has all words of a search. The index `professionals_post_words` has this expression. */
const personHas = (search: string): SQL =>
  all(
    wordPatterns(search).map(
      (pattern) =>
        sql`(' ' || fold(professionals.first_name || ' ' || professionals.last_name || ' ' || coalesce(professionals.location, ''))) like fold(${pattern})`,
    ),
  )

/** The job with its company has all words of a search. */
const jobHas = (search: string): SQL =>
  all(wordPatterns(search).map((pattern) => sql`jobs.post_words like fold(${pattern})`))

const all = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`

/** By a part of its name. The index `companies_name_parts` has this expression. */
const isOfCompany = (name: string): SQL =>
  sql`applications.job_id in (select jobs.id from jobs where jobs.company_id in (${companiesNamed(name)}))`

const companiesNamed = (name: string): SQL =>
  sql`select id from companies where fold(name) like fold(${likePart(name)})`
