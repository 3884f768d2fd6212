import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { answerInWords } from '#domain/applications/answers.ts'
import type { Db } from '#server/db/connection.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { answerRounds, answerTemplates } from '#server/db/schema/close-out.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { jobs } from '#server/db/schema/jobs.table.ts'
import { shownScores } from '#server/db/schema/matching.table.ts'
import type { Exported, Person } from '#server/personal-data.ts'
import { exportOfAuthor, exportOfCandidate, forgetDrafts, forgetTeamData } from './team-data.queries.ts'

/**
 * Applications with each step, and the scores with reasons that companies saw about the person as applicant or
 * suggestion.
 */
export async function exportOf(db: Db, { userId, professionalId, companyId }: Person): Promise<Exported> {
  if (companyId !== null)
    return { ...(await exportAnswers(db, companyId)), ...(await exportOfAuthor(db, { userId, companyId })) }
  if (professionalId === null) return exportOfAuthor(db, { userId, companyId })
  const sent = await db
    .select({ application: applications, jobTitle: jobs.title, companyName: jobs.companyName })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
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
    .where(and(eq(applications.professionalId, professionalId), applicationEvents.isTold))
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
      viewedAt: application.viewedAt,
      withdrawnAt: application.withdrawnAt,
      closedUnansweredAt: application.closedUnansweredAt,
      humanReview: application.humanReviewRequestedAt && {
        requestedAt: application.humanReviewRequestedAt,
        reason: application.humanReviewReason,
        answeredAt: application.isHumanReviewTold ? application.humanReviewAnsweredAt : null,
        answer: application.isHumanReviewTold ? application.humanReviewAnswer : null,
      },
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

/** What a company answers its candidates with: its texts, and what it sent. */
async function exportAnswers(db: Db, companyId: number): Promise<Exported> {
  const { name, outcome, text, createdAt } = answerTemplates
  return {
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
  }
  if (professionalId === null) return
  await forgetTeamData(tx, { professionalId })
  const isOwn = eq(applications.professionalId, professionalId)
  await tx.delete(applications).where(and(isOwn, isNotNull(applications.withdrawnAt)))
  const ownIds = tx.select({ id: applications.id }).from(applications).where(isOwn)
  await tx.delete(applicationAnswers).where(inArray(applicationAnswers.applicationId, ownIds))
  await tx
    .update(applicationEvents)
    .set({ message: null })
    .where(inArray(applicationEvents.applicationId, ownIds))
  await tx
    .update(applications)
    .set({ coverLetter: null, cvId: null, humanReviewReason: null, humanReviewAnswer: null })
    .where(isOwn)
}
