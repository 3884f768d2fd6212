import { and, asc, eq, gt, isNull, lte, max, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { jobCounts, jobPlaceCounts, jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { isVisibleTo, visitor } from '#server/features/professionals/visibility/visibility.queries.ts'

/** One kind of thing with public pages, by id. */
export interface SitemapSource {
  /** The name of its files: '/sitemap/empleos-1.xml'. */
  name: string
  /** The path of its pages, before the id. */
  path: string
  /** The highest id, an upper limit of their number; 0 without any. */
  findLastId(db: Db): Promise<number>
  /** Those with an id above `after`, up to `upTo`, with the last change of each page, if known. */
  list(db: Db, range: IdRange): Promise<SitemapEntry[]>
}
export interface SitemapEntry {
  id: number
  changedAt: Date
}
interface IdRange {
  after: number
  upTo: number
}

const lastIdOf = (table: PgTable & { id: PgColumn }) => async (db: Db) => {
  const [row] = await db.select({ last: max(table.id) }).from(table)
  return Number(row?.last ?? 0)
}
const within = (id: PgColumn, { after, upTo }: IdRange): SQL => and(gt(id, after), lte(id, upTo))!

/** The later of two times; null is ignored. */
const latest = (one: SQLWrapper, other: SQLWrapper) =>
  sql<Date>`greatest(${one}, ${other})`.mapWith((value: string) => new Date(value))

/** Every kind, each one small query: what a stranger may see, without suspended accounts. */
export const sitemapSources: readonly SitemapSource[] = [
  {
    name: 'empleos',
    path: '/jobs/',
    findLastId: lastIdOf(jobs),
    list: (db, range) =>
      db
        .select({ id: jobs.id, changedAt: jobs.updatedAt })
        .from(jobs)
        .where(and(jobs.isActive, within(jobs.id, range)))
        .orderBy(asc(jobs.id)),
  },
  {
    name: 'servicios',
    path: '/servicios/',
    findLastId: lastIdOf(services),
    list: (db, range) =>
      db
        .select({
          id: services.id,
          changedAt: latest(
            services.createdAt,
            sql`(select max(${reviews.createdAt}) from ${reviews} where ${reviews.serviceId} = ${services.id})`,
          ),
        })
        .from(services)
        .innerJoin(professionals, eq(professionals.id, services.professionalId))
        .innerJoin(users, eq(users.id, professionals.userId))
        .where(and(services.isActive, isVisibleTo(visitor), within(services.id, range)))
        .orderBy(asc(services.id)),
  },
  {
    // Professionals with a service, who want to be found; other profiles are not for search engines.
    name: 'profesionales',
    path: '/professional/',
    findLastId: lastIdOf(professionals),
    list: (db, range) =>
      db
        .select({
          id: professionals.id,
          changedAt: latest(
            max(services.createdAt),
            sql`(select max(${reviews.createdAt}) from ${reviews} where ${reviews.professionalId} = ${professionals.id})`,
          ),
        })
        .from(professionals)
        .innerJoin(users, eq(users.id, professionals.userId))
        .innerJoin(services, and(eq(services.professionalId, professionals.id), services.isActive))
        .where(and(isVisibleTo(visitor), within(professionals.id, range)))
        .groupBy(professionals.id)
        .orderBy(asc(professionals.id)),
  },
  {
    // A company's page shows its open jobs, so its last change is that of the newest job.
    name: 'empresas',
    path: '/companies/',
    findLastId: lastIdOf(companies),
    list: (db, range) =>
      db
        .select({
          id: companies.id,
          changedAt: latest(
            companies.createdAt,
            sql`(select max(${jobs.updatedAt}) from ${jobs} where ${jobs.companyId} = ${companies.id} and not ${jobs.isConfidential})`,
          ),
        })
        .from(companies)
        .leftJoin(users, eq(users.id, companies.userId))
        .where(
          and(
            or(isNull(companies.userId), and(isNull(users.suspendedAt), isNull(users.deletedAt))),
            within(companies.id, range),
          ),
        )
        .orderBy(asc(companies.id)),
  },
]

export interface LandingPage {
  category: string | null
  /** Null: all of Peru. */
  department: string | null
  province: string | null
  jobs: number
  /** When a job was last added or removed; null for a category of all Peru, whose jobs may have no place. */
  changedAt: Date | null
}

/** Categories, departments, provinces and their pairs that have active jobs. */
export async function listLandingPages(db: Db): Promise<LandingPage[]> {
  const { category, placeDepartment, placeProvince, jobs: count, changedAt } = jobPlaceCounts
  const { rows } = await db.execute<Omit<LandingPage, 'changedAt'> & { changedAt: string | null }>(sql`
    select ${jobCounts.category} as category, null as department, null as province,
      sum(${jobCounts.jobs})::int as jobs, null as "changedAt"
    from ${jobCounts} where ${jobCounts.category} <> '' group by 1 having sum(${jobCounts.jobs}) > 0
    union all
    select ${category}, ${placeDepartment}, ${placeProvince}, sum(${count})::int, max(${changedAt})
    from ${jobPlaceCounts}
    group by grouping sets ((${placeDepartment}), (${placeDepartment}, ${placeProvince}),
      (${category}, ${placeDepartment}), (${category}, ${placeDepartment}, ${placeProvince}))
    having sum(${count}) > 0 and coalesce(${category}, 'any') <> '' and coalesce(${placeProvince}, 'any') <> ''
    order by 1 nulls first, 2 nulls first, 3 nulls first`)
  return rows.map(({ category: name, department, province, jobs: total, changedAt: at }) => ({
    category: name,
    department,
    province,
    jobs: total,
    changedAt: at === null ? null : new Date(at),
  }))
}
