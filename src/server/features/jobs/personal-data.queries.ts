import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { jobHolds, jobs } from '#server/db/schema/jobs.table.ts'
import { jobDrafts } from '#server/db/schema/job-drafts.table.ts'
import { jobFeedAds, jobFeedRuns, jobFeeds } from '#server/db/schema/job-feeds.table.ts'
import { jobQuestions } from '#server/db/schema/job-questions.table.ts'
import { type Exported, goneCompany, type Person } from '#server/personal-data.ts'

export async function exportOf(db: Db, { companyId }: Person): Promise<Exported> {
  if (companyId === null) return {}
  const { id, title, category, department, description, requirements, benefits, location, mode } = jobs
  const { experience, salaryText, skills, skillsLeftOut, isPremium, isOpen, publishedAt } = jobs
  const { takenDownReason, takenDownNote, openings, reference, isConfidential, opensAt, outcome } = jobs
  const { companyNote, decision, decisionNote } = jobHolds
  return {
    empleos: await db
      .select({
        id,
        title,
        category,
        department,
        description,
        requirements,
        benefits,
        location,
        mode,
        experience,
        salaryText,
        skills,
        skillsLeftOut,
        isPremium,
        isOpen,
        openings,
        reference,
        isConfidential,
        opensAt,
        outcome,
        takenDownReason,
        takenDownNote,
        publishedAt,
        companyNote,
        decision,
        decisionNote,
      })
      .from(jobs)
      .leftJoin(jobHolds, eq(jobHolds.jobId, id))
      .where(eq(jobs.companyId, companyId))
      .orderBy(desc(jobs.id)),
    'borradores-de-empleos': await db
      .select({
        kind: jobDrafts.kind,
        templateName: jobDrafts.templateName,
        values: jobDrafts.values,
        updatedAt: jobDrafts.updatedAt,
      })
      .from(jobDrafts)
      .where(eq(jobDrafts.companyId, companyId))
      .orderBy(desc(jobDrafts.id)),
    'importaciones-de-empleos': await db
      .select({
        url: jobFeeds.url,
        category: jobFeeds.category,
        everyHours: jobFeeds.everyHours,
        state: jobFeeds.state,
        createdAt: jobFeeds.createdAt,
        deletedAt: jobFeeds.deletedAt,
      })
      .from(jobFeeds)
      .where(eq(jobFeeds.companyId, companyId))
      .orderBy(desc(jobFeeds.id)),
    'avisos-importados': await db
      .select({ url: jobFeeds.url, reference: jobFeedAds.reference, jobId: jobFeedAds.jobId })
      .from(jobFeedAds)
      .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedAds.feedId))
      .where(eq(jobFeeds.companyId, companyId))
      .orderBy(desc(jobFeedAds.id)),
    'lecturas-de-importaciones': await db
      .select({
        url: jobFeeds.url,
        startedBy: jobFeedRuns.startedBy,
        status: jobFeedRuns.status,
        problem: jobFeedRuns.problem,
        refused: jobFeedRuns.refused,
        startedAt: jobFeedRuns.startedAt,
        endedAt: jobFeedRuns.endedAt,
      })
      .from(jobFeedRuns)
      .innerJoin(jobFeeds, eq(jobFeeds.id, jobFeedRuns.feedId))
      .where(eq(jobFeeds.companyId, companyId))
      .orderBy(desc(jobFeedRuns.id)),
    'preguntas-de-empleos': await db
      .select({
        jobTitle: jobs.title,
        text: jobQuestions.text,
        kind: jobQuestions.kind,
        position: jobQuestions.position,
        isRequired: jobQuestions.isRequired,
        options: jobQuestions.options,
        wantedAnswers: jobQuestions.wantedAnswers,
        wantedMin: jobQuestions.wantedMin,
        wantedMax: jobQuestions.wantedMax,
        retiredAt: jobQuestions.retiredAt,
      })
      .from(jobQuestions)
      .innerJoin(jobs, eq(jobs.id, jobQuestions.jobId))
      .where(eq(jobs.companyId, companyId))
      .orderBy(desc(jobs.id), asc(jobQuestions.position), asc(jobQuestions.id)),
  }
}

/** Permanently closed; applicants keep title and date, and what they were asked with their answers. */
export async function forget(tx: Db, { companyId }: Person, now: Date): Promise<void> {
  if (companyId === null) return
  const ownIds = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId))
  await tx.delete(jobQuestions).where(inArray(jobQuestions.jobId, ownIds))
  await tx.delete(jobDrafts).where(eq(jobDrafts.companyId, companyId))
  const feedIds = tx.select({ id: jobFeeds.id }).from(jobFeeds).where(eq(jobFeeds.companyId, companyId))
  await tx.delete(jobFeedRuns).where(inArray(jobFeedRuns.feedId, feedIds))
  await tx.delete(jobFeedAds).where(inArray(jobFeedAds.feedId, feedIds))
  await tx.delete(jobFeeds).where(eq(jobFeeds.companyId, companyId))
  await tx
    .update(jobs)
    .set({
      isOpen: false,
      opensAt: null,
      reference: '',
      companyName: goneCompany,
      description: '',
      requirements: '',
      benefits: '',
      takenDownNote: '',
      search: sql`''::tsvector`,
      updatedAt: now,
    })
    .where(eq(jobs.companyId, companyId))
}
