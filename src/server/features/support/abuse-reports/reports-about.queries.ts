import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { briefs } from '#server/db/schema/briefs.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { abuseReports } from '#server/db/schema/support.table.ts'

/** Reports of the person, and of the ads, services, briefs and reviews that are theirs. */
const isAbout = (db: Db, userId: number) =>
  or(
    eq(abuseReports.userId, userId),
    inArray(
      abuseReports.jobId,
      db
        .select({ id: jobs.id })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(eq(companies.userId, userId)),
    ),
    inArray(
      abuseReports.serviceId,
      db
        .select({ id: services.id })
        .from(services)
        .innerJoin(professionals, eq(professionals.id, services.professionalId))
        .where(eq(professionals.userId, userId)),
    ),
    inArray(
      abuseReports.briefId,
      db
        .select({ id: briefs.id })
        .from(briefs)
        .innerJoin(companies, eq(companies.id, briefs.companyId))
        .where(eq(companies.userId, userId)),
    ),
    inArray(
      abuseReports.reviewId,
      db
        .select({ id: reviews.id })
        .from(reviews)
        .innerJoin(companies, eq(companies.id, reviews.companyId))
        .where(eq(companies.userId, userId)),
    ),
  )

/** The latest first. */
export const listAbout = (db: Db, userId: number, limit: number) =>
  db
    .select({
      id: abuseReports.id,
      code: abuseReports.code,
      jobId: abuseReports.jobId,
      serviceId: abuseReports.serviceId,
      briefId: abuseReports.briefId,
      reviewId: abuseReports.reviewId,
      title: sql<string>`coalesce(${jobs.title}, ${services.title}, ${briefs.title}, '')`,
      reason: abuseReports.reason,
      details: abuseReports.details,
      status: abuseReports.status,
      createdAt: abuseReports.createdAt,
    })
    .from(abuseReports)
    .leftJoin(jobs, eq(jobs.id, abuseReports.jobId))
    .leftJoin(services, eq(services.id, abuseReports.serviceId))
    .leftJoin(briefs, eq(briefs.id, abuseReports.briefId))
    .where(isAbout(db, userId))
    .orderBy(desc(abuseReports.id))
    .limit(limit)

export const countAbout = (db: Db, userId: number): Promise<number> =>
  db.$count(abuseReports, isAbout(db, userId))
