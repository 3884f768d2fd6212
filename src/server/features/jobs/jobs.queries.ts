import { and, desc, eq, getTableColumns, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { jobViews } from '#server/db/schema/job-views.table.ts'
import { applications } from '#server/db/schema/applications.table.ts'
import { jobHolds, jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { confidentialName } from '#domain/jobs/confidential.ts'
import type { StoredProfile } from '#domain/matching/engine.ts'
import type { ReadJobFields } from '#server/features/jobs/posting/read-job-fields.ts'
import { searchVector } from '#server/features/jobs/list/search-vector.queries.ts'

// The vector is only for the database and the match profile only for its engine: kilobytes that are not used here.
const {
  search: _search,
  postWords: _postWords,
  matchProfile: _matchProfile,
  matchEngine: _matchEngine,
  matchSkills: _matchSkills,
  ...jobColumns
} = getTableColumns(jobs)
export type JobRow = Omit<
  typeof jobs.$inferSelect,
  'search' | 'postWords' | 'matchProfile' | 'matchEngine' | 'matchSkills'
>

/** The columns derived from a job's texts, the same for a form, an edit and an imported ad. */
export const writtenColumns = (fields: ReadJobFields, name: string) => {
  const companyName = fields.isConfidential ? confidentialName : name
  return { ...fields, companyName, search: searchVector(fields, companyName, fields.placeDepartment) }
}

export interface NewJob {
  companyId: number
  publishedBy: number | null
  publishedKey: string | null
  fields: ReadJobFields
  isPremium: boolean
  isOpen: boolean
  publishedAt: Date
  /** Null for one that starts closed. */
  expiresAt: Date | null
  /** When it opens by itself. */
  opensAt: Date | null
}

export async function insertJob(db: Db, { fields, ...job }: NewJob): Promise<number> {
  const companyName = await getCompanyName(db, job.companyId)
  const [row] = await db
    .insert(jobs)
    .values({
      ...job,
      // Until `settleHold` releases it.
      isHeld: true,
      ...writtenColumns(fields, companyName),
      createdAt: job.publishedAt,
      updatedAt: job.publishedAt,
    })
    .returning({ id: jobs.id })
  return row!.id
}

async function getCompanyName(db: Db, companyId: number): Promise<string> {
  const [row] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  return row!.name
}

/**
 * Updates the text columns; publication, expiry and open state are not changed. Who applied before the ad became confidential still knows
 * its company.
 */
export async function updateJobFields(tx: Db, job: JobRow, written: ReadJobFields, at: Date): Promise<void> {
  const isConfidential = written.isConfidential ?? job.isConfidential
  const fields = { ...written, isConfidential }
  const name = job.isConfidential ? await getCompanyName(tx, job.companyId) : job.companyName
  await tx
    .update(jobs)
    .set({ ...writtenColumns(fields, name), updatedAt: at })
    .where(eq(jobs.id, job.id))
  if (isConfidential && !job.isConfidential)
    await tx
      .update(applications)
      .set({ companyShownAt: at })
      .where(and(eq(applications.jobId, job.id), isNull(applications.companyShownAt)))
}

/** Sets the excluded inferred skills, and the resulting matching profile. */
export async function setSkillsLeftOut(
  tx: Db,
  id: number,
  skillsLeftOut: string[],
  profile: StoredProfile,
): Promise<void> {
  await tx
    .update(jobs)
    .set({ skillsLeftOut, ...profile })
    .where(eq(jobs.id, id))
}

export async function updateJobOpen(
  db: Db,
  id: number,
  change: {
    isOpen: boolean
    opensAt: Date | null
    publishedAt?: Date
    expiresAt?: Date | null
    updatedAt: Date
  },
): Promise<void> {
  await db.update(jobs).set(change).where(eq(jobs.id, id))
}

/** Hides the job from everybody, or restores it. */
export async function setJobDeleted(
  tx: Db,
  id: number,
  change: { deletedAt: Date | null; updatedAt: Date },
): Promise<void> {
  await tx.update(jobs).set(change).where(eq(jobs.id, id))
}

const companyColumns = {
  id: companies.id,
  name: companies.name,
  industry: companies.industry,
  description: companies.description,
  location: companies.location,
  website: companies.website,
  logoId: companies.logoId,
}
export interface JobWithCompany {
  job: JobRow
  company: Pick<typeof companies.$inferSelect, keyof typeof companyColumns>
}

export async function findJob(db: Db, id: number): Promise<JobWithCompany | null> {
  const [row] = await db
    .select({ job: jobColumns, company: companyColumns })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, id))
  return row ?? null
}

/** The job, locked until the transaction ends. */
export async function lockJob(tx: Db, id: number): Promise<JobRow | null> {
  const [row] = await tx.select(jobColumns).from(jobs).where(eq(jobs.id, id)).for('update')
  return row ?? null
}

/** In characters: more than a list shows of a description, less than its maximum length. */
const listedDescription = 400
const listColumns = {
  id: jobs.id,
  title: jobs.title,
  description: sql<string>`left(${jobs.description}, ${sql.raw(String(listedDescription))})`,
  category: jobs.category,
  department: jobs.department,
  location: jobs.location,
  mode: jobs.mode,
  experience: jobs.experience,
  salaryText: jobs.salaryText,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  salaryPeriod: jobs.salaryPeriod,
  skills: jobs.skills,
  isActive: jobs.isActive,
  isPremium: jobs.isPremium,
  publishedAt: jobs.publishedAt,
  companyId: jobs.shownCompanyId,
  companyName: jobs.companyName,
  industry: companies.industry,
  logoId: companies.logoId,
}
export type ListedJob = Awaited<ReturnType<typeof listJobsByIds>>[number]

/** In the order of the ids. */
export async function listJobsByIds(db: Db, ids: readonly number[]) {
  const rows = await db
    .select(listColumns)
    .from(jobs)
    .leftJoin(companies, eq(companies.id, jobs.shownCompanyId))
    .where(sql`${jobs.id} = any(${sql.param(ids)}::int[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const countWhere = (condition: SQL) => sql<number>`count(${applications.id}) filter (where ${condition})::int`
const atStage = (status: ApplicationStatus) => countWhere(sql`${applications.status} = ${status}`)

/** The jobs of a company, newest first, with the number of applications and of unseen ones. */
export async function listCompanyJobs(db: Db, where: { companyId: number; id?: number }) {
  const conditions: SQL[] = [eq(jobs.companyId, where.companyId), isNull(jobs.deletedAt)]
  if (where.id !== undefined) conditions.push(eq(jobs.id, where.id))
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      description: jobs.description,
      location: jobs.location,
      salaryText: jobs.salaryText,
      mode: jobs.mode,
      isOpen: jobs.isOpen,
      isPremium: jobs.isPremium,
      publishedAt: jobs.publishedAt,
      expiresAt: jobs.expiresAt,
      opensAt: jobs.opensAt,
      openings: jobs.openings,
      reference: jobs.reference,
      isConfidential: jobs.isConfidential,
      outcome: jobs.outcome,
      applicationCount: sql<number>`count(${applications.id})::int`,
      hold: getTableColumns(jobHolds),
      takenDownAt: jobs.takenDownAt,
      takenDownReason: jobs.takenDownReason,
      takenDownNote: jobs.takenDownNote,
      newCount: countWhere(sql`${applications.status} = 'pending' and ${applications.viewedAt} is null`),
      stages: {
        pending: atStage('pending'),
        viewed: atStage('viewed'),
        preselected: atStage('preselected'),
        interviewed: atStage('interviewed'),
        accepted: atStage('accepted'),
        hired: atStage('hired'),
        rejected: atStage('rejected'),
      } satisfies Record<ApplicationStatus, SQL<number>>,
      waitingAnswers: countWhere(
        sql`${applications.status} in ('pending', 'viewed', 'preselected', 'interviewed') and ${applications.closedUnansweredAt} is null`,
      ),
      openHumanReviews: countWhere(
        sql`${applications.humanReviewRequestedAt} is not null and ${applications.humanReviewAnsweredAt} is null`,
      ),
      views: sql<number>`(
        select coalesce(sum(${jobViews.views}), 0)::int from ${jobViews} where ${jobViews.jobId} = ${jobs.id})`,
    })
    .from(jobs)
    .leftJoin(jobHolds, eq(jobHolds.jobId, jobs.id))
    .leftJoin(
      applications,
      and(eq(applications.jobId, jobs.id), isNull(applications.withdrawnAt), isNull(applications.joinedInto)),
    )
    .where(and(...conditions))
    .groupBy(jobs.id, jobHolds.jobId)
    .orderBy(desc(jobs.publishedAt), desc(jobs.id))
}
export type OwnJobRow = Awaited<ReturnType<typeof listCompanyJobs>>[number]

/** Closes expired jobs and returns them. `wasListed`: it was on the lists until then. */
export const expireJobs = (db: Db, now: Date) =>
  db
    .update(jobs)
    .set({ isOpen: false })
    .where(and(jobs.isOpen, lte(jobs.expiresAt, now)))
    .returning({
      id: jobs.id,
      companyId: jobs.companyId,
      source: jobs.source,
      wasListed: sql<boolean>`not (${jobs.isWithheld} or ${jobs.isHeld}) and ${jobs.takenDownAt} is null and ${jobs.deletedAt} is null`,
    })
