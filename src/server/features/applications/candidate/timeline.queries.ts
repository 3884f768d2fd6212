import { count, eq, isNotNull, and, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connection.ts'
import { applicationAnswers } from '#server/db/schema/application-answers.table.ts'
import { applicationNoteFiles, applicationNotes } from '#server/db/schema/application-notes.table.ts'
import { applicationEvents, applications } from '#server/db/schema/applications.table.ts'
import { conversations, messages } from '#server/db/schema/conversations.table.ts'
import { interviewEvents, interviews } from '#server/db/schema/interviews.table.ts'
import { invitations } from '#server/db/schema/invitations.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { cvOpenings, scorecards } from '#server/db/schema/scorecards.table.ts'

/** Everything that is stored about what happened with an application, each kind for itself. */
export async function findHappened(db: Db, applicationId: number) {
  const steps = eq(applicationEvents.applicationId, applicationId)
  const notes = eq(applicationNotes.applicationId, applicationId)
  const fileCount = sql<number>`(select count(*) from ${applicationNoteFiles}
    where ${applicationNoteFiles.noteId} = ${applicationNotes.id})`.mapWith(Number)
  const [events, written, submitted, openings, invited, sent, interviewed, [answers], [review]] =
    await Promise.all([
      db.select().from(applicationEvents).where(steps),
      db
        .select({ at: applicationNotes.createdAt, userId: applicationNotes.userId, fileCount })
        .from(applicationNotes)
        .where(notes),
      db
        .select({ at: scorecards.submittedAt, userId: scorecards.userId })
        .from(scorecards)
        .where(and(eq(scorecards.applicationId, applicationId), isNotNull(scorecards.submittedAt))),
      db
        .select({ at: cvOpenings.at, userId: cvOpenings.userId, keyName: cvOpenings.keyName })
        .from(cvOpenings)
        .where(eq(cvOpenings.applicationId, applicationId)),
      db
        .select({ at: invitations.createdAt, userId: invitations.invitedBy, message: invitations.message })
        .from(invitations)
        .where(eq(invitations.applicationId, applicationId)),
      db
        .select({
          at: messages.createdAt,
          userId: messages.senderId,
          by: sql<
            'professional' | 'company'
          >`case when ${messages.senderId} = ${professionals.userId} then 'professional' else 'company' end`,
          message: messages.message,
        })
        .from(messages)
        .innerJoin(conversations, eq(conversations.id, messages.conversationId))
        .innerJoin(professionals, eq(professionals.id, conversations.professionalId))
        .where(
          and(
            eq(conversations.applicationId, applicationId),
            sql`${messages.moderationStatus} is distinct from 'rejected'`,
          ),
        ),
      db
        .select({
          step: interviewEvents.step,
          by: interviewEvents.by,
          userId: interviewEvents.userId,
          at: interviewEvents.at,
          startsAt: interviewEvents.startsAt,
          reason: interviewEvents.reason,
          title: interviews.title,
        })
        .from(interviewEvents)
        .innerJoin(interviews, eq(interviews.id, interviewEvents.interviewId))
        .where(eq(interviews.applicationId, applicationId)),
      db
        .select({ count: count() })
        .from(applicationAnswers)
        .where(eq(applicationAnswers.applicationId, applicationId)),
      db
        .select({
          askedAt: applications.humanReviewRequestedAt,
          reason: applications.humanReviewReason,
          answeredAt: applications.humanReviewAnsweredAt,
          answer: applications.humanReviewAnswer,
          isOurs: isNotNull(applications.humanReviewAnsweredBy).mapWith(Boolean),
        })
        .from(applications)
        .where(eq(applications.id, applicationId)),
    ])
  return {
    events,
    notes: written,
    scorecards: submitted,
    openings,
    invited,
    messages: sent,
    interviewed,
    answerCount: answers?.count ?? 0,
    review: review ?? null,
  }
}
