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
      ...(q ? wordPatterns(q).map(hasWord) : []),
    ],
    sql` and `,
  )
}

function ofBand(band: CompatibilityBand): SQL {
  const from = sql`candidate_scores.score >= ${bandFloor[band]}`
  if (band === 'high') return from
  return sql`${from} and candidate_scores.score < ${band === 'medium' ? bandFloor.high : bandFloor.medium}`
}

/**
 * A word of the person's name, the job or the company. The indexes `professionals_post_words` and `jobs_post_words` have
 * these expressions.
 */
const hasWord = (pattern: string): SQL => sql`(
  applications.professional_id in (select id from professionals
    where (' ' || fold(first_name || ' ' || last_name || ' ' || coalesce(location, ''))) like fold(${pattern}))
  or applications.job_id in (select id from jobs
    where (' ' || fold(title || ' ' || company_name || ' ' || location || ' ' || coalesce(category, ''))) like fold(${pattern})))`

/** The same for a list: the longest word leads, and the others are looked for in what it finds. */
export function foundApplications({ q = '', company, ...filters }: MatchingFilters): FoundBy {
  const [leading, ...others] = wordPatterns(q)
    .toSorted((a, b) => b.length - a.length)
    .map((pattern) => [
      sql`(' ' || fold(professionals.first_name || ' ' || professionals.last_name || ' ' || coalesce(professionals.location, ''))) like fold(${pattern})`,
      sql`(' ' || fold(jobs.title || ' ' || jobs.company_name || ' ' || jobs.location || ' ' || coalesce(jobs.category, ''))) like fold(${pattern})`,
    ])
  const ofCompany = company ? [isOfCompany(company)] : []
  return {
    from: q
      ? sql`${scoredApplications} join professionals on professionals.id = applications.professional_id`
      : scoredApplications,
    id: sql`applications.id`,
    where: sql.join(
      [
        matching(filters),
        ...others.map((ways) => sql`(${sql.join(ways, sql` or `)})`),
        ...(leading ? ofCompany : []),
      ],
      sql` and `,
    ),
    ways: leading ?? ofCompany,
  }
}

/** By a part of its name. The index `companies_name_parts` has this expression. */
const isOfCompany = (name: string): SQL =>
  sql`jobs.company_id in (select id from companies where fold(name) like fold(${likePart(name)}))`
