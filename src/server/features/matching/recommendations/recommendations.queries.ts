import { and, eq, isNull, or, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'

const listed = {
  id: jobs.id,
  title: jobs.title,
  companyId: jobs.shownCompanyId,
  companyName: jobs.companyName,
  logoId: sql<string | null>`(select logo_id from companies where companies.id = ${jobs}.shown_company_id)`,
  location: jobs.location,
  mode: jobs.mode,
  description: sql<string>`left(${jobs.description}, 400)`,
  skills: jobs.skills,
  salaryText: jobs.salaryText,
  isPremium: jobs.isPremium,
  publishedAt: jobs.publishedAt,
  matchProfile: jobs.matchProfile,
  matchEngine: jobs.matchEngine,
}
export type RecommendedRow = Awaited<ReturnType<typeof listOpenJobs>>[number]

const isOpen = (now: Date) => and(jobs.isActive, or(isNull(jobs.expiresAt), gt(jobs.expiresAt, now)))

/** Those of the jobs that are open, in the order of the ids. */
export async function listOpenJobs(db: Db, ids: readonly number[], now: Date) {
  const rows = await db
    .select(listed)
    .from(jobs)
    .where(and(sql`${jobs.id} = any(${sql.param(ids)}::int[])`, isOpen(now)))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Open jobs by the share of their skills that are in `skills`, then by date: an approximation while there is no
 * index.
 */
export async function rankJobsBySkills(
  db: Db,
  { engine, skills, limit, now }: { engine: string; skills: readonly number[]; limit: number; now: Date },
) {
  const wanted = sql`${sql.param(skills)}::int[]`
  const share = sql<number>`(select count(*) from unnest(${jobs.matchSkills}) as asked where asked = any(${wanted}))::float / cardinality(${jobs.matchSkills})`
  return db
    .select({ ...listed, share: share.as('share') })
    .from(jobs)
    .where(and(isOpen(now), eq(jobs.matchEngine, engine), sql`${jobs.matchSkills} && ${wanted}`))
    .orderBy(sql`share desc, ${jobs.publishedAt} desc, ${jobs.id} desc`)
    .limit(limit)
}

/** The jobs that the professional has applied to without withdrawing. */
export async function listAppliedJobIds(db: Db, professionalId: number): Promise<number[]> {
  const rows = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.professionalId, professionalId), isNull(applications.withdrawnAt)))
  return rows.map(({ jobId }) => jobId)
}
