import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import { notifyFollowers } from '#server/features/jobs/followers/followers.service.ts'
import { type Notice, notify } from '#server/features/notifications/notifications.service.ts'
import { type SeenConversation, hasOpenChat, type Side, viewOf } from './conversations.policy.ts'
import { type ConversationRow, setMailed } from './conversations.queries.ts'
import { mailOf, noticeOf } from './message-notices.ts'
import { lastSeenIn, listUnreadFrom, listWritersOfCompany, type MessageRow } from './messages.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/**
 * In milliseconds: a person who read or wrote here this recently has the conversation open and needs no notification.
 */
const stillThere = 5 * 60_000

/**
 * Notifies the other side of a new message. The bell shows it when it is the first unread one and the person is not
 * present. The very first message is mailed to the professional at once, and each one about an application; others only
 * when they stay unread.
 */
export async function notifyOfMessage(
  deps: NotifyDeps,
  tx: Db,
  { row, side, meId }: SeenConversation,
  message: MessageRow,
): Promise<void> {
  const unread = await listUnreadFrom(tx, { conversationId: row.id, from: viewOf({ row, side }), limit: 2 })
  const reader: Side = side === 'company' ? 'professional' : 'company'
  const seenAt = await lastSeenIn(tx, { conversationId: row.id, ...viewOf({ row, side: reader }) })
  // A team writes to applicants: that one of them was here just now tells nothing of the others.
  const isTeam = reader === 'company' && row.applicationId !== null
  const isThere = !isTeam && seenAt !== null && message.createdAt.getTime() - seenAt.getTime() < stillThere
  // Who applied may have nothing but their mail, so each message of the company is mailed to them at once.
  const isApplicant = side === 'company' && row.applicationId !== null
  if ((unread.length > 1 && !isApplicant) || isThere) return
  const isMailed = side === 'company' && (row.firstMessageId === null || isApplicant)
  const mail = isMailed ? { mail: await mailOf(deps, tx, row, reader, [message.message]) } : {}
  const bell = unread.length > 1 ? { onlyByMail: true as const } : {}
  await notifySide(deps, tx, row, reader, { by: meId, ...noticeOf(row, reader), ...mail, ...bell })
  if (isMailed) await setMailed(tx, row.id, 'professional', message.id)
}

/** Notifies the professional, or those of the company who write in the conversation or follow the job. */
export async function notifySide(
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  reader: Side,
  news: Omit<Notice, 'userId'>,
): Promise<void> {
  if (reader === 'professional') return notify(deps, tx, { ...news, userId: row.professionalUserId })
  const { id: conversationId, professionalUserId, companyId, jobId } = row
  const among = await listWritersOfCompany(tx, { conversationId, professionalUserId })
  if (jobId === null) await notifyCompanyPeople(deps, tx, { companyId, among }, news)
  else await notifyFollowers(deps, tx, { companyId, jobId, also: among }, news)
}

/** Those of the professional's messages that their plan lets them read. */
export const readableTo = (
  row: ConversationRow,
  reader: Side,
  unread: readonly MessageRow[],
  now: Date,
): MessageRow[] =>
  unread.filter(({ id }) => reader === 'company' || hasOpenChat(row, now) || id === row.firstMessageId)
