import type { z } from 'zod'
import type { personReportBody, reportBody } from '#contracts/support/abuse-reports.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { Anonymous, UserActor } from '#server/actor.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { createCode } from '#server/platform/tokens.ts'
import { reportReceivedMail } from './abuse-reports.mails.ts'
import { findReadableBriefTitle } from '#server/features/briefs/proposals.service.ts'
import { submitReported } from '#server/features/briefs/moderation/moderated-briefs.service.ts'
import {
  isMessageOf,
  submitMessage,
} from '#server/features/conversations/moderation/moderated-messages.service.ts'
import { submitReview } from '#server/features/reputation/moderation/moderated-reviews.service.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { ReportedConversation } from '#server/features/support/support.policy.ts'
import { findJobTitle, findReviewTitle, insertReport } from './abuse-reports.queries.ts'

export type Reported = { jobId: number } | { serviceId: number } | { briefId: number } | { reviewId: number }

/**
 * Stores a report for the back office, and mails a thank-you if an address was given. Returns its code. The reported
 * thing stays listed until a person has checked it. Throws not_found when it is not listed.
 */
export async function receiveReport(
  deps: Pick<Deps, 'db' | 'pool' | 'queue' | 'config' | 'clock'>,
  actor: Anonymous | UserActor,
  reported: Reported,
  { reason, details, email = '' }: Omit<z.output<typeof reportBody>, 'humanCheck'>,
): Promise<string> {
  const now = deps.clock.now()
  const title = await findTitle(deps.db, actor, reported, now)
  if (title === null) throw new AppError('not_found')
  return transaction(deps, async (tx) => {
    const code = await keepUnderNewCode(tx, {
      ...reported,
      reason,
      details,
      reporterEmail: email,
      reporterId: 'userId' in actor ? actor.userId : null,
      createdAt: now,
    })
    if ('reviewId' in reported) await submitReview(tx, reported.reviewId, now)
    if ('briefId' in reported) await submitReported(tx, reported.briefId, now)
    if (email !== '') {
      const isProven = 'userId' in actor && actor.emailConfirmed && actor.email === email
      const mail = reportReceivedMail({ code, title: isProven ? title : null, reason })
      await sendMail(deps, tx, { to: email, ...mail })
    }
    return code
  })
}

/**
 * Stores a report of the other side of a conversation or of one of its messages, and mails a thank-you. Returns its code.
 * It blocks nobody: the person may do that, and a person checks the report. Throws not_found for another message.
 */
export async function receivePersonReport(
  deps: Pick<Deps, 'pool' | 'queue' | 'config' | 'clock'>,
  actor: UserActor,
  conversation: ReportedConversation,
  { reason, details, messageId }: Pick<z.output<typeof personReportBody>, 'reason' | 'details' | 'messageId'>,
): Promise<string> {
  const createdAt = deps.clock.now()
  return transaction(deps, async (tx) => {
    const { otherId, side, row } = conversation
    const other = side === 'company' ? 'professional' : 'company'
    if (messageId !== undefined) {
      if (
        !(await isMessageOf(tx, {
          id: messageId,
          conversationId: row.id,
          side: other,
          professionalUserId: row.professionalUserId,
        }))
      )
        throw new AppError('not_found')
      await submitMessage(tx, messageId, createdAt)
    }
    const code = await keepUnderNewCode(tx, {
      userId: otherId,
      conversationId: row.id,
      messageId: messageId ?? null,
      reason,
      details,
      reporterEmail: actor.email,
      reporterId: actor.userId,
      createdAt,
    })
    const title = `${conversation.otherName}, sobre “${conversation.row.title}”`
    await sendMail(deps, tx, {
      to: actor.email,
      ...reportReceivedMail({ code, title, reason, kind: 'Conversación' }),
    })
    return code
  })
}

async function findTitle(
  db: Db,
  actor: Anonymous | UserActor,
  reported: Reported,
  now: Date,
): Promise<string | null> {
  if ('jobId' in reported) return findJobTitle(db, reported.jobId, now)
  if ('briefId' in reported) return findReadableBriefTitle(db, actor, reported.briefId)
  if ('reviewId' in reported) return findReviewTitle(db, reported.reviewId)
  // A service hidden from this caller, paused or deleted does not exist for them.
  return (await requireService(db, actor, reported.serviceId)).title
}

async function keepUnderNewCode(
  tx: Db,
  report: Omit<Parameters<typeof insertReport>[1], 'code'>,
): Promise<string> {
  const code = createCode('R')
  return (await insertReport(tx, { ...report, code })) ? code : keepUnderNewCode(tx, report)
}
