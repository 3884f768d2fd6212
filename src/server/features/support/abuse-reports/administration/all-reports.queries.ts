import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { mostCounted } from '#contracts/admin/list-figures.ts'
import type { ReportFilters } from '#contracts/admin/reports.contract.ts'
import type { ReportKind } from '#contracts/support/outcomes-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { admins, users } from '#server/db/schema/accounts.table.ts'
import { briefs, isBriefShown } from '#server/db/schema/briefs.table.ts'
import { conversations } from '#server/db/schema/conversations.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { isReviewShown, reviews } from '#server/db/schema/reputation.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { abuseReports } from '#server/db/schema/support.table.ts'

export type ReportRow = typeof abuseReports.$inferSelect

const thingColumns = {
  job: abuseReports.jobId,
  service: abuseReports.serviceId,
  brief: abuseReports.briefId,
  review: abuseReports.reviewId,
  person: abuseReports.userId,
}

/** What a report is about. */
export function thingOf(row: Pick<ReportRow, 'jobId' | 'serviceId' | 'briefId' | 'reviewId' | 'userId'>): {
  kind: ReportKind
  id: number
} {
  const { jobId, serviceId, briefId, reviewId, userId } = row
  const things = { job: jobId, service: serviceId, brief: briefId, review: reviewId, person: userId }
  for (const [kind, id] of Object.entries(things)) if (id !== null) return { kind: kind as ReportKind, id }
  throw new Error('A report is about one thing')
}

/** Reports of the same thing. */
export const isAbout = ({ kind, id }: { kind: ReportKind; id: number }): SQL => eq(thingColumns[kind], id)

const reported = {
  professional: alias(professionals, 'reported'),
  company: alias(companies, 'reported_company'),
}

const kind = sql<ReportKind>`case when ${abuseReports.jobId} is not null then 'job' when ${abuseReports.serviceId} is not null then 'service'
  when ${abuseReports.briefId} is not null then 'brief' when ${abuseReports.reviewId} is not null then 'review' else 'person' end`
const personName = sql`coalesce(${reported.company.name}, ${reported.professional.firstName} || ' ' || ${reported.professional.lastName}, '')`

/** Reports with what is reported as it is now. The owner of a review is its author, that of a person the person. */
const select = (db: Db) =>
  db
    .select({
      ...getTableColumns(abuseReports),
      kind,
      title: sql<string>`case ${kind} when 'job' then ${jobs.title} when 'service' then ${services.title}
        when 'brief' then ${briefs.title} when 'review' then 'Reseña de ' || ${companies.name} else ${personName} end`,
      text: sql<string>`coalesce(${jobs.description}, ${briefs.description}, ${reviews.comment},
        case when ${abuseReports.serviceId} is not null then ${services.description} end, '')`,
      ownerName: sql<string>`coalesce(${companies.name}, ${professionals.firstName} || ' ' || ${professionals.lastName}, ${personName})`,
      ownerEmail: sql<string>`case when ${users.deletedAt} is null then coalesce(${users.email}, '') else '' end`,
      isShown: sql<boolean>`case ${kind} when 'job' then ${jobs.isActive}
        when 'service' then ${services.isActive} and ${users.suspendedAt} is null
        when 'brief' then ${isBriefShown} and ${users.suspendedAt} is null
        when 'review' then ${isReviewShown}
        else ${users.suspendedAt} is null and ${users.deletedAt} is null end`,
      aboutServiceId: services.id,
      aboutServiceTitle: services.title,
      resolvedByName: admins.name,
    })
    .from(abuseReports)
    .leftJoin(jobs, eq(jobs.id, abuseReports.jobId))
    .leftJoin(briefs, eq(briefs.id, abuseReports.briefId))
    .leftJoin(reviews, eq(reviews.id, abuseReports.reviewId))
    .leftJoin(conversations, eq(conversations.id, abuseReports.conversationId))
    .leftJoin(
      services,
      sql`${services.id} = coalesce(${abuseReports.serviceId}, ${reviews.serviceId}, ${conversations.serviceId})`,
    )
    .leftJoin(
      companies,
      sql`${companies.id} = coalesce(${jobs.companyId}, ${briefs.companyId}, ${reviews.companyId})`,
    )
    .leftJoin(
      professionals,
      and(eq(professionals.id, services.professionalId), isNotNull(abuseReports.serviceId)),
    )
    .leftJoin(reported.company, eq(reported.company.userId, abuseReports.userId))
    .leftJoin(reported.professional, eq(reported.professional.userId, abuseReports.userId))
    .leftJoin(
      users,
      sql`${users.id} = coalesce(${abuseReports.userId}, ${companies.userId}, ${professionals.userId})`,
    )
    .leftJoin(admins, eq(admins.id, abuseReports.resolvedBy))

export type ReportWithThing = Awaited<ReturnType<typeof listReports>>[number]

/** The matching reports behind the report `after`: open ones the oldest first, others the latest first. With `ids` those of them. */
export const listReports = (
  db: Db,
  filters: ReportFilters,
  { after, limit, ids }: { after: number | undefined; limit: number; ids?: readonly number[] | undefined },
) => {
  const [order, than] = filters.status === 'open' ? [asc, gt] : [desc, lt]
  return select(db)
    .where(
      and(
        ...conditions(filters),
        after === undefined ? undefined : than(abuseReports.id, after),
        ids === undefined ? undefined : inArray(abuseReports.id, [...ids]),
      ),
    )
    .orderBy(order(abuseReports.id))
    .limit(limit)
}

/** The matching reports above `after`, the oldest first. */
export const listReportsAfter = (
  db: Db,
  filters: ReportFilters,
  { after, limit }: { after: number; limit: number },
) =>
  select(db)
    .where(and(...conditions(filters), gt(abuseReports.id, after)))
    .orderBy(asc(abuseReports.id))
    .limit(limit)

/** The number of matching reports, at most `mostCounted`. */
export async function countReports(db: Db, filters: ReportFilters): Promise<number> {
  const matching = db
    .select({ id: abuseReports.id })
    .from(abuseReports)
    .where(and(...conditions(filters)))
    .limit(mostCounted)
  return db.$count(matching.as('matching'))
}

const conditions = ({ status, kind: of, reason }: ReportFilters): (SQL | undefined)[] => [
  status === 'all' ? undefined : eq(abuseReports.status, status),
  of === 'all' ? undefined : isNotNull(thingColumns[of]),
  reason === 'all' ? undefined : eq(abuseReports.reason, reason),
]

/** A report with what is reported, or null. */
export async function findReport(db: Db, id: number): Promise<ReportWithThing | null> {
  const [row] = await select(db).where(eq(abuseReports.id, id))
  return row ?? null
}

/** Other reports of the same thing, the latest first. */
export const listOthers = (db: Db, row: ReportRow, limit: number) =>
  select(db)
    .where(and(isAbout(thingOf(row)), ne(abuseReports.id, row.id)))
    .orderBy(desc(abuseReports.id))
    .limit(limit)

/** How many other reports of the same thing there are, how many of them are open, and the reasons of the open ones. */
export async function countOthers(db: Db, row: ReportRow) {
  const [counted] = await db
    .select({
      all: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${abuseReports.status} = 'open'))::int`,
      openReasons: sql<
        string[]
      >`coalesce(array_agg(distinct ${abuseReports.reason}) filter (where ${abuseReports.status} = 'open'), '{}')`,
    })
    .from(abuseReports)
    .where(and(isAbout(thingOf(row)), ne(abuseReports.id, row.id)))
  return counted ?? { all: 0, open: 0, openReasons: [] }
}

/** Locks a report until the transaction ends. */
export async function lockReport(tx: Db, id: number): Promise<ReportRow | null> {
  const [row] = await tx.select().from(abuseReports).where(eq(abuseReports.id, id)).for('update')
  return row ?? null
}

/** Closes all open reports of the same thing, and returns them. */
export const closeReports = (
  tx: Db,
  row: ReportRow,
  decision: Pick<ReportRow, 'status' | 'outcomeNote' | 'resolvedAt' | 'resolvedBy'>,
) =>
  tx
    .update(abuseReports)
    .set({ ...decision, notifiedAt: null })
    .where(and(isAbout(thingOf(row)), eq(abuseReports.status, 'open')))
    .returning({ id: abuseReports.id, reason: abuseReports.reason })

/** Opens all reports again that were closed together with this one, and returns their number. */
export async function reopenReports(tx: Db, row: ReportRow & { resolvedAt: Date }): Promise<number> {
  const opened = await tx
    .update(abuseReports)
    .set({ status: 'open', resolvedAt: null, resolvedBy: null, outcomeNote: '' })
    .where(
      and(
        isAbout(thingOf(row)),
        eq(abuseReports.resolvedAt, row.resolvedAt),
        isNull(abuseReports.notifiedAt),
      ),
    )
    .returning({ id: abuseReports.id })
  return opened.length
}

/** Whether the decision of that moment still stands. */
export async function standsSince(db: Db, id: number, at: Date): Promise<boolean> {
  return (await db.$count(abuseReports, and(eq(abuseReports.id, id), eq(abuseReports.resolvedAt, at)))) > 0
}

/** Marks that the reporter was told of the decision of that moment. False: told before, or it no longer stands. */
export async function claimTelling(tx: Db, id: number, at: Date, now: Date): Promise<boolean> {
  const claimed = await tx
    .update(abuseReports)
    .set({ notifiedAt: now })
    .where(and(eq(abuseReports.id, id), eq(abuseReports.resolvedAt, at), isNull(abuseReports.notifiedAt)))
    .returning({ id: abuseReports.id })
  return claimed.length > 0
}

/** Whether the reporter's address is the confirmed one of the account that reported. */
export async function isReporterProven(db: Db, { reporterId, reporterEmail }: ReportRow): Promise<boolean> {
  if (reporterId === null) return false
  const proven = and(
    eq(users.id, reporterId),
    eq(users.email, reporterEmail),
    isNotNull(users.emailConfirmedAt),
  )
  return (await db.$count(users, proven)) > 0
}
