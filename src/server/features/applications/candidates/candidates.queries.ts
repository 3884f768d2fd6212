import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Period } from '#domain/cv/career-period.ts'
import type { Db } from '#server/db/connection.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { experiences, professionalSkills, skillsText } from '#server/db/schema/careers.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { files } from '#server/db/schema/platform.table.ts'
import { answersOfApplication } from '#server/features/applications/answers/answers.queries.ts'
import { isCvRejected } from '#server/features/applications/applications.queries.ts'
import { standsAlone } from '#server/features/applications/doubles/joins.queries.ts'

export interface CandidateFilter {
  status?: ApplicationStatus | undefined
  /** Words in name, title or skills; accents and letter case are ignored. */
  q?: string | undefined
  sort: 'recent' | 'name' | 'score'
}

/** The work periods of the query's professional. */
const periods = sql<Period[]>`coalesce((
  select json_agg(json_build_object(
    'startDate', ${experiences.startDate}, 'endDate', ${experiences.endDate}, 'current', ${experiences.isCurrent}))
  from ${experiences} where ${experiences.professionalId} = ${professionals.id}), '[]')`

const selectReceived = (db: Db, where: SQL | undefined) =>
  db
    .select({
      application: applications,
      professional: professionals,
      skills: skillsText,
      periods,
      // A deleted account has a placeholder instead of an address.
      email: sql<string>`case when ${users.deletedAt} is null then ${users.email} else '' end`,
      answers: answersOfApplication,
      cvName: files.name,
      isCvRejected,
      isSuspended: sql<boolean>`${users.suspendedAt} is not null and ${users.deletedAt} is null`,
    })
    .from(applications)
    .innerJoin(professionals, eq(professionals.id, applications.professionalId))
    .innerJoin(users, eq(users.id, professionals.userId))
    .leftJoin(files, eq(files.id, applications.cvId))
    .where(and(isNull(applications.withdrawnAt), where))
    .$dynamic()

/** The applications to a job that are not withdrawn. Sorted by date also when the caller sorts by score. */
export async function listCandidates(db: Db, jobId: number, { status, q, sort }: CandidateFilter) {
  const where = and(
    eq(applications.jobId, jobId),
    standsAlone,
    status ? eq(applications.status, status) : undefined,
    ...holdsWords(q),
  )
  const byName = [sql`fold(${professionals.lastName})`, sql`fold(${professionals.firstName})`]
  return selectReceived(db, where).orderBy(
    ...(sort === 'name' ? byName.map((column) => asc(column)) : []),
    desc(applications.appliedAt),
    desc(applications.id),
  )
}
export type ReceivedRow = Awaited<ReturnType<typeof listCandidates>>[number]

/** These applications, without withdrawn ones. */
export async function findReceivedOf(db: Db, ids: readonly number[]): Promise<ReceivedRow[]> {
  return selectReceived(db, inArray(applications.id, [...ids]))
}

/** One condition for each typed word. */
export const holdsWords = (q?: string): (SQL | undefined)[] => words(q).map(holdsWord)

const words = (q = ''): string[] => q.split(/\s+/).filter((word) => word !== '')

function holdsWord(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { firstName, lastName, title } = professionals
  // Folds the three columns together, once per person. A word has no space, so it cannot match across two columns.
  return or(
    sql`fold(concat_ws(' ', ${firstName}, ${lastName}, ${title})) like fold(${pattern})`,
    sql`exists (
      select from ${professionalSkills}
      where ${professionalSkills.professionalId} = ${professionals.id} and ${professionalSkills.kind} in ('technical', 'soft')
        and fold(${professionalSkills.name}) like fold(${pattern}))`,
  )
}

export async function findReceived(db: Db, id: number): Promise<ReceivedRow | null> {
  const [row] = await selectReceived(db, eq(applications.id, id))
  return row ?? null
}

/** Pending and never opened. */
export const isNew = sql`${applications.status} = 'pending' and ${applications.viewedAt} is null`
const having = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** `new`: pending and never opened. */
export async function countCandidates(db: Db, jobId: number) {
  const status = (value: string) => having(sql`${applications.status} = ${value}`)
  const [row] = await db
    .select({
      totalCandidates: count(),
      newCandidates: having(isNew),
      viewedCandidates: status('viewed'),
      preselectedCandidates: status('preselected'),
      rejectedCandidates: status('rejected'),
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), isNull(applications.withdrawnAt), standsAlone))
  if (!row) throw new Error('An aggregate returned no row')
  return row
}

/** Every job of a company with its counts: jobs with new candidates first, then the newest. */
export async function listJobsWithCandidates(db: Db, companyId: number) {
  const newCount = sql<number>`count(${applications.id}) filter (where ${isNew})`.mapWith(Number)
  return db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      isActive: jobs.isOpen,
      candidateCount: count(applications.id),
      newCount,
    })
    .from(jobs)
    .leftJoin(
      applications,
      and(eq(applications.jobId, jobs.id), isNull(applications.withdrawnAt), standsAlone),
    )
    .where(eq(jobs.companyId, companyId))
    .groupBy(jobs.id)
    .orderBy(desc(newCount), desc(jobs.publishedAt), desc(jobs.id))
}

export async function findJobOwner(db: Db, jobId: number) {
  const [row] = await db
    .select({ companyId: jobs.companyId, isActive: jobs.isActive })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  return row ?? null
}
