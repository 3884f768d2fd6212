import type { Conversation, Message } from '#contracts/conversations/conversations.contract.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { type SeenConversation, viewOf } from './conversations.policy.ts'
import type { listOwnConversations } from './conversations.service.ts'
import { isFromSide, type MessageRow, textFor } from './messages.queries.ts'

type Listed = Awaited<ReturnType<typeof listOwnConversations>>[number]

export function presentConversation({ conversation, thread }: Listed): Conversation {
  const { row, side, isLocked, isBlocked, isClosed } = conversation
  const lastIsOwn =
    typeof thread?.lastSenderId === 'number' && isFromSide(viewOf(conversation), thread.lastSenderId)
  const isHidden =
    isLocked && !lastIsOwn && thread?.lastId !== row.firstMessageId && thread?.lastIsRead === false
  return {
    id: row.id,
    serviceId: row.serviceId,
    applicationId: row.applicationId,
    jobId: row.jobId,
    companyId: row.companyId,
    professionalId: row.professionalId,
    companyName: row.companyName,
    professionalName: `${row.firstName} ${row.lastName}`.trim(),
    serviceTitle: row.title,
    companyLogo: pictureUrl(row.logoId),
    professionalAvatar: pictureUrl(row.photoId),
    lastMessage: isHidden ? null : (thread?.lastMessage ?? null),
    lastMessageAt: row.lastMessageAt.toISOString(),
    lastSenderId: thread?.lastSenderId ?? null,
    lastIsOwn,
    unreadCount: thread?.unreadCount ?? 0,
    seenUpToId: thread?.seenUpToId ?? null,
    isLocked,
    lockedCount: isLocked ? (thread?.unreadAfterFirst ?? 0) : 0,
    chatActiveUntil: side === 'professional' ? (row.chatActiveUntil?.toISOString() ?? null) : null,
    isBlocked,
    canWrite: !isLocked && !isBlocked && !isClosed,
    isServiceListed: row.isServiceListed,
  }
}

export function presentMessage(
  { row, side }: Pick<SeenConversation, 'row' | 'side'>,
  message: MessageRow,
  names: ReadonlyMap<number, string | null>,
): Message {
  const { id, senderId, readAt, createdAt, moderationNote } = message
  const view = viewOf({ row, side })
  const isOwn = isFromSide(view, senderId)
  const isWithdrawn = message.moderationStatus === 'rejected'
  return {
    id,
    senderId,
    receiverId: senderId === row.professionalUserId ? row.companyUserId : row.professionalUserId,
    serviceId: row.serviceId,
    applicationId: row.applicationId,
    companyId: row.companyId,
    quoteId: message.quoteId,
    message: textFor(view, message),
    isWithdrawn,
    moderationNote: isWithdrawn && isOwn && moderationNote !== '' ? moderationNote : null,
    isOwn,
    senderName: names.get(senderId) ?? null,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}
