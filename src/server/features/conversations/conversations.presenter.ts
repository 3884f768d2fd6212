import type { Conversation, Message } from '#contracts/conversations/conversations.contract.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { SeenConversation } from './conversations.policy.ts'
import type { listOwnConversations } from './conversations.service.ts'
import { type MessageRow, textFor } from './messages.queries.ts'

type Listed = Awaited<ReturnType<typeof listOwnConversations>>[number]

export function presentConversation({ conversation, thread }: Listed): Conversation {
  const { row, side, meId, isLocked, isBlocked, isClosed } = conversation
  const isHidden =
    isLocked &&
    thread?.lastSenderId !== meId &&
    thread?.lastId !== row.firstMessageId &&
    thread?.lastIsRead === false
  return {
    id: row.id,
    serviceId: row.serviceId,
    companyId: row.companyId,
    professionalId: row.professionalId,
    companyName: row.companyName,
    professionalName: `${row.firstName} ${row.lastName}`.trim(),
    serviceTitle: row.serviceTitle,
    companyLogo: pictureUrl(row.logoId),
    professionalAvatar: pictureUrl(row.photoId),
    lastMessage: isHidden ? null : (thread?.lastMessage ?? null),
    lastMessageAt: row.lastMessageAt.toISOString(),
    lastSenderId: thread?.lastSenderId ?? null,
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
  { row, meId }: Pick<SeenConversation, 'row' | 'meId'>,
  message: MessageRow,
): Message {
  const { id, senderId, readAt, createdAt, moderationNote } = message
  const isWithdrawn = message.moderationStatus === 'rejected'
  return {
    id,
    senderId,
    receiverId: senderId === row.companyUserId ? row.professionalUserId : row.companyUserId,
    serviceId: row.serviceId,
    companyId: row.companyId,
    message: textFor(meId, message),
    isWithdrawn,
    moderationNote: isWithdrawn && senderId === meId && moderationNote !== '' ? moderationNote : null,
    read: readAt !== null,
    createdAt: createdAt.toISOString(),
  }
}
