import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { answerInWords } from '#domain/applications/answers.ts'
import type { Db } from '#server/db/connection.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { answerRounds, answerTemplates } from '#server/db/schema/close-out.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import {
  applicationTags,
  bulkMoveItems,
  bulkMoves,
  candidateTags,
  candidateViews,
  differentCandidates,
} from '#server/db/schema/candidate-work.table.ts'
import { cvTexts } from '#server/db/schema/cv-texts.table.ts'
import { jobStages, stageTemplates } from '#server/db/schema/job-stages.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { candidateScores, shownScores } from '#server/db/schema/matching.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'
import { keptCompanyName } from './shown-company.queries.ts'
import { exportOfAuthor, exportOfCandidate, forgetDrafts, forgetTeamData } from './team-data.queries.ts'

/**
 * Applications with each step, and the scores with reasons that companies saw about the person as applicant or
 * suggestion.
 */
export async function exportOf(db: Db, { userId, professionalId, companyId }: Person): Promise<Exported> {
  if (companyId !== null)
    return { ...(await exportWork(db, companyId)), ...(await exportOfAuthor(db, { userId, companyId })) }
  if (professionalId === null) return exportOfAuthor(db, { userId, companyId })
  const sent = await db
    .select({ application: applications, jobTitle: jobs.title, companyName: keptCompanyName })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.professionalId, professionalId))
    .orderBy(desc(applications.id))
  const steps = await db
    .select({
      applicationId: applicationEvents.applicationId,
      status: applicationEvents.status,
      by: applicationEvents.by,
      at: applicationEvents.at,
      message: applicationEvents.message,
    })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(and(eq(applications.professionalId, professionalId), applicationEvents.isNotified))
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.id))
  const answered = await db
    .select({
      applicationId: applicationAnswers.applicationId,
      question: applicationAnswers.question,
      kind: applicationAnswers.kind,
      answer: applicationAnswers.answer,
    })
    .from(applicationAnswers)
    .innerJoin(applications, eq(applications.id, applicationAnswers.applicationId))
    .where(eq(applications.professionalId, professionalId))
    .orderBy(asc(applicationAnswers.id))
  const tagged = await db
    .select({ applicationId: applicationTags.applicationId, name: candidateTags.name })
    .from(applicationTags)
    .innerJoin(candidateTags, eq(candidateTags.id, applicationTags.tagId))
    .innerJoin(applications, eq(applications.id, applicationTags.applicationId))
    .where(eq(applications.professionalId, professionalId))
    .orderBy(asc(candidateTags.id))
  const tagsOf = Map.groupBy(tagged, (tag) => tag.applicationId)
  const answersOf = Map.groupBy(answered, (answer) => answer.applicationId)
  const stepsOf = Map.groupBy(steps, (step) => step.applicationId)
  const { score, low, high, reasons, shownAt, engine } = shownScores
  return {
    ...(await exportOfCandidate(db, professionalId)),
    postulaciones: sent.map(({ application, jobTitle, companyName }) => ({
      id: application.id,
      jobTitle,
      companyName,
      status: application.knownStatus ?? application.status,
      coverLetter: application.coverLetter,
      answers: (answersOf.get(application.id) ?? []).map(({ question, kind, answer }) => ({
        question,
        kind,
        answer: answerInWords(kind, answer),
      })),
      appliedAt: application.appliedAt,
      source: application.source,
      viewedAt: application.viewedAt,
      withdrawnAt: application.withdrawnAt,
      closedUnansweredAt: application.closedUnansweredAt,
      companyShownAt: application.companyShownAt,
      humanReview: application.humanReviewRequestedAt && {
        requestedAt: application.humanReviewRequestedAt,
        reason: application.humanReviewReason,
        answeredAt: application.isHumanReviewNotified ? application.humanReviewAnsweredAt : null,
        answer: application.isHumanReviewNotified ? application.humanReviewAnswer : null,
      },
      companyTags: (tagsOf.get(application.id) ?? []).map(({ name }) => name),
      history: (stepsOf.get(application.id) ?? []).map(({ status, by, at, message }) => ({
        status,
        by,
        at,
        message,
      })),
    })),
    'compatibilidad-mostrada': await db
      .select({
        jobTitle: jobs.title,
        companyName: jobs.companyName,
        score,
        low,
        high,
        reasons,
        engine,
        shownAt,
      })
      .from(shownScores)
      .leftJoin(applications, eq(applications.id, shownScores.applicationId))
      .innerJoin(jobs, eq(jobs.id, sql`coalesce(${applications.jobId}, ${shownScores.jobId})`))
      .where(
        or(eq(applications.professionalId, professionalId), eq(shownScores.professionalId, professionalId)),
      )
      .orderBy(desc(shownScores.id)),
  }
}

/** How a company works with its candidates: its texts, what it sent, its stages, tags and views. */
async function exportWork(db: Db, companyId: number): Promise<Exported> {
  const { name, outcome, text, createdAt } = answerTemplates
  const ofCompany = eq(jobs.companyId, companyId)
  return {
    etapas: await db
      .select({
        jobTitle: jobs.title,
        position: jobStages.position,
        name: jobStages.name,
        status: jobStages.status,
        goalDays: jobStages.goalDays,
      })
      .from(jobStages)
      .innerJoin(jobs, eq(jobs.id, jobStages.jobId))
      .where(ofCompany)
      .orderBy(asc(jobs.id), asc(jobStages.position)),
    'plantillas-de-etapas': await db
      .select({
        name: stageTemplates.name,
        stages: stageTemplates.stages,
        createdAt: stageTemplates.createdAt,
      })
      .from(stageTemplates)
      .where(eq(stageTemplates.companyId, companyId)),
    etiquetas: await db
      .select({ name: candidateTags.name, createdAt: candidateTags.createdAt })
      .from(candidateTags)
      .where(eq(candidateTags.companyId, companyId)),
    'vistas-de-candidatos': await db
      .select({
        jobTitle: jobs.title,
        name: candidateViews.name,
        query: candidateViews.query,
        createdAt: candidateViews.createdAt,
      })
      .from(candidateViews)
      .innerJoin(jobs, eq(jobs.id, candidateViews.jobId))
      .where(eq(candidateViews.companyId, companyId)),
    'plantillas-de-respuesta': await db
      .select({ name, outcome, text, createdAt })
      .from(answerTemplates)
      .where(eq(answerTemplates.companyId, companyId)),
    'respuestas-a-candidatos': await db
      .select({
        jobTitle: jobs.title,
        outcome: answerRounds.outcome,
        text: answerRounds.text,
        createdAt: answerRounds.createdAt,
      })
      .from(answerRounds)
      .innerJoin(jobs, eq(jobs.id, answerRounds.jobId))
      .where(eq(jobs.companyId, companyId))
      .orderBy(desc(answerRounds.id)),
  }
}

/** A company keeps the record that somebody applied, when, and its decision. Withdrawn applications are deleted. */
export async function forget(tx: Db, { userId, professionalId, companyId }: Person): Promise<void> {
  await forgetDrafts(tx, userId)
  if (companyId !== null) {
    await forgetTeamData(tx, { companyId })
    await tx.delete(answerTemplates).where(eq(answerTemplates.companyId, companyId))
    const ofCompany = tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId))
    await tx.delete(answerRounds).where(inArray(answerRounds.jobId, ofCompany))
    await tx.delete(bulkMoves).where(inArray(bulkMoves.jobId, ofCompany))
    await tx.delete(stageTemplates).where(eq(stageTemplates.companyId, companyId))
    await tx.delete(candidateViews).where(eq(candidateViews.companyId, companyId))
    await tx.delete(candidateTags).where(eq(candidateTags.companyId, companyId))
  }
  if (professionalId === null) return
  await forgetTeamData(tx, { professionalId })
  const isOwn = eq(applications.professionalId, professionalId)
  await tx.delete(applications).where(and(isOwn, isNotNull(applications.withdrawnAt)))
  const ownIds = tx.select({ id: applications.id }).from(applications).where(isOwn)
  await tx.delete(applicationAnswers).where(inArray(applicationAnswers.applicationId, ownIds))
  await tx.delete(applicationTags).where(inArray(applicationTags.applicationId, ownIds))
  const sentCvs = tx.select({ id: applications.cvId }).from(applications).where(isOwn)
  await tx.delete(cvTexts).where(inArray(cvTexts.fileId, sentCvs))
  await tx.delete(bulkMoveItems).where(inArray(bulkMoveItems.applicationId, ownIds))
  await tx.delete(differentCandidates).where(inArray(differentCandidates.firstId, ownIds))
  await tx.delete(differentCandidates).where(inArray(differentCandidates.secondId, ownIds))
  // The other account of the person, if there is one, stands for itself.
  await tx.update(applications).set({ joinedInto: null }).where(inArray(applications.joinedInto, ownIds))
  await tx.delete(candidateScores).where(inArray(candidateScores.applicationId, ownIds))
  await tx
    .update(applicationEvents)
    .set({ message: null })
    .where(inArray(applicationEvents.applicationId, ownIds))
  await tx
    .update(applications)
    .set({
      coverLetter: null,
      cvId: null,
      joinedInto: null,
      humanReviewReason: null,
      humanReviewAnswer: null,
    })
    .where(isOwn)
}
