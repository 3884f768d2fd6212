import { and, asc, eq, gt, inArray, isNull, lte, max, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Period } from '#domain/cv/career-period.ts'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { experiences } from '#server/db/schema/careers.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { candidateScores, matchVersions } from '#server/db/schema/matching.table.ts'
import { standsAlone } from '#server/features/applications/doubles/joins.queries.ts'

/** All jobs of a company, one job, one application, or all applications up to an id. */
export type Whose = { companyId: number } | { jobId: number } | { applicationId: number } | { upToId: number }

export type CandidateScore = Omit<typeof candidateScores.$inferInsert, 'words'>

const jobVersions = alias(matchVersions, 'job_versions')
const professionalVersions = alias(matchVersions, 'professional_versions')
const ofJob = and(eq(jobVersions.subject, 'job'), eq(jobVersions.subjectId, applications.jobId))
const ofProfessional = and(
  eq(professionalVersions.subject, 'professional'),
  eq(professionalVersions.subjectId, applications.professionalId),
)
/** No row means no change since its creation. */
const versionIn = ({ version }: typeof jobVersions | typeof professionalVersions) =>
  sql<number>`coalesce(${version}, 0)`.mapWith(Number)

/**
 * The stored scores with this basis that match the current data of job and person, to join by application id. The
 * alias is the table's name, so its columns keep their names.
 */
export const trueScores = (db: Db, basis: string) =>
  db
    .select({
      applicationId: candidateScores.applicationId,
      score: candidateScores.score,
      years: candidateScores.years,
      words: candidateScores.words,
    })
    .from(candidateScores)
    .innerJoin(applications, eq(applications.id, candidateScores.applicationId))
    .leftJoin(jobVersions, ofJob)
    .leftJoin(professionalVersions, ofProfessional)
    .where(
      and(
        eq(candidateScores.basis, basis),
        eq(candidateScores.jobVersion, versionIn(jobVersions)),
        eq(candidateScores.professionalVersion, versionIn(professionalVersions)),
      ),
    )
    .as('candidate_scores')

export const ofApplication = eq(candidateScores.applicationId, applications.id)

function of(whose: Whose) {
  if ('upToId' in whose) return lte(applications.id, whose.upToId)
  if ('applicationId' in whose) return eq(applications.id, whose.applicationId)
  return 'jobId' in whose ? eq(jobs.id, whose.jobId) : eq(jobs.companyId, whose.companyId)
}

/** The highest id of an application; 0 without any. */
export async function findLastApplication(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(applications.id) }).from(applications)
  return row?.last ?? 0
}

/**
 * One page, by id, of the applications to a job or a company's jobs that lack a valid score, with the versions for
 * the new score. Versions are read before the texts, so that a score of older texts is never stored as newer.
 */
export async function listUnscored(
  db: Db,
  whose: Whose,
  basis: string,
  { afterId, limit }: { afterId: number; limit: number },
) {
  return db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      professionalId: applications.professionalId,
      appliedAt: applications.appliedAt,
      jobVersion: versionIn(jobVersions),
      professionalVersion: versionIn(professionalVersions),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(jobVersions, ofJob)
    .leftJoin(professionalVersions, ofProfessional)
    .leftJoin(trueScores(db, basis), ofApplication)
    .where(
      and(
        of(whose),
        isNull(applications.withdrawnAt),
        isNull(candidateScores.words),
        gt(applications.id, afterId),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit)
}

/** Professional id → the work periods. */
export async function listPeriods(
  db: Db,
  professionalIds: readonly number[],
): Promise<ReadonlyMap<number, Period[]>> {
  const rows = await db
    .select({
      professionalId: experiences.professionalId,
      startDate: experiences.startDate,
      endDate: experiences.endDate,
      current: experiences.isCurrent,
    })
    .from(experiences)
    .where(inArray(experiences.professionalId, [...professionalIds]))
  return Map.groupBy(rows, ({ professionalId }) => professionalId)
}

export async function upsertScores(db: Db, rows: readonly CandidateScore[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(candidateScores)
    .values(rows.map((row) => ({ ...row, words: sql`candidate_words(${row.applicationId})` })))
    .onConflictDoUpdate({
      target: candidateScores.applicationId,
      set: {
        score: sql`excluded.score`,
        basis: sql`excluded.basis`,
        jobVersion: sql`excluded.job_version`,
        professionalVersion: sql`excluded.professional_version`,
        years: sql`excluded.years`,
        words: sql`excluded.words`,
      },
    })
}

const rank = sql<number>`row_number() over (
  partition by ${applications.jobId}
  order by ${candidateScores.score} desc nulls last, ${applications.appliedAt}, ${applications.id})`

/** The best `limit` candidates of each job of a company, by application id. */
export async function listBestOfJobs(
  db: Db,
  companyId: number,
  basis: string,
  limit: number,
): Promise<number[]> {
  const ranked = db
    .select({ id: applications.id, rank: rank.as('rank') })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(trueScores(db, basis), ofApplication)
    .where(and(eq(jobs.companyId, companyId), isNull(applications.withdrawnAt), standsAlone))
    .as('ranked')
  const rows = await db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${limit}`)
  return rows.map(({ id }) => id)
}

/** The best score among the candidates of a job; null without one. */
export async function findBestScore(db: Db, jobId: number, basis: string): Promise<number | null> {
  const [row] = await db
    .select({ best: max(candidateScores.score) })
    .from(applications)
    .innerJoin(trueScores(db, basis), ofApplication)
    .where(and(eq(applications.jobId, jobId), isNull(applications.withdrawnAt), standsAlone))
  return row?.best ?? null
}
