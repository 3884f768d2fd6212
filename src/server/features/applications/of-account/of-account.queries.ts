import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'

/** Who sent the applications, or whose jobs they are for. */
export type Side = { professionalId: number } | { companyId: number }

const isOf = (side: Side) =>
  'companyId' in side
    ? eq(jobs.companyId, side.companyId)
    : eq(applications.professionalId, side.professionalId)

/** The latest ones, also withdrawn ones, with the name of the other side. */
export const listLatest = (db: Db, side: Side, limit: number) =>
  db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      jobTitle: jobs.title,
      otherName:
        'companyId' in side
          ? sql<string>`${professionals.firstName} || ' ' || ${professionals.lastName}`
          : companies.name,
      status: applications.status,
      appliedAt: applications.appliedAt,
      withdrawnAt: applications.withdrawnAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .where(isOf(side))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .limit(limit)

export const countOf = (db: Db, side: Side): Promise<number> =>
  db.$count(
    db
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(isOf(side))
      .as('sent'),
  )
