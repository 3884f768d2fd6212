import { z } from 'zod'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, instant, requiredText } from '#contracts/fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { listedConversations } from './conversation-figures.ts'

/** The maximum and default number of messages in one page of a thread. */
export const pageMax = 100
export const pageDefault = 50

/** A conversation between one company and one professional about one service or application, as the caller sees it. */
export const conversation = z.object({
  id: z.number(),
  /** Null: it is about an application. */
  serviceId: z.number().nullable(),
  applicationId: z.number().nullable(),
  /** Of the application. */
  jobId: z.number().nullable(),
  companyId: z.number(),
  professionalId: z.number(),
  companyName: z.string(),
  professionalName: z.string(),
  /** Of the service, or of the job that the person applied to. */
  serviceTitle: z.string(),
  companyLogo: z.string().nullable(),
  professionalAvatar: z.string().nullable(),
  /** Null if the caller's plan does not allow reading it, or if there is no message. */
  lastMessage: z.string().nullable(),
  lastMessageAt: instant,
  /** The user id of the author of the last message. */
  lastSenderId: z.number().nullable(),
  /** Whether somebody of the caller's side wrote it. */
  lastIsOwn: z.boolean(),
  /** Messages of the other side that the caller has not opened, including locked ones. */
  unreadCount: z.number(),
  /** The caller's last message that the other side has opened. */
  seenUpToId: z.number().nullable(),
  /** To read on and answer, the caller must activate premium or the chat of the service. */
  isLocked: z.boolean(),
  /** The number of locked messages. */
  lockedCount: z.number(),
  /** When the paid chat of the service ends; only for its professional. */
  chatActiveUntil: instant.nullable(),
  /** The caller has blocked the other side. */
  isBlocked: z.boolean(),
  /** Also false if the other side has blocked the caller or is gone; the reply does not say which. */
  canWrite: z.boolean(),
  /** The service has a public page. */
  isServiceListed: z.boolean(),
})
export type Conversation = z.infer<typeof conversation>

export const message = z.object({
  id: z.number(),
  /** Both are user ids. */
  senderId: z.number(),
  /** Whether somebody of the caller's side wrote it. */
  isOwn: z.boolean(),
  /** Who of the caller's company wrote it; null for the other side. */
  senderName: z.string().nullable(),
  receiverId: z.number(),
  serviceId: z.number().nullable(),
  applicationId: z.number().nullable(),
  companyId: z.number(),
  /** The quote that it is, about which `quotes` tells more; null: an ordinary message. */
  quoteId: z.number().nullable(),
  /** For the other side of a withdrawn one only that it was withdrawn. */
  message: z.string(),
  /** An administrator hid it from the other side. */
  isWithdrawn: z.boolean(),
  /** Why, for who wrote it; null: nothing to say. */
  moderationNote: z.string().nullable(),
  read: z.boolean(),
  createdAt: instant,
})
export type Message = z.infer<typeof message>

const ofService = z.object({ serviceId: id })
/** The company, needed if several companies write to a professional about one service. */
const which = { companyId: id.optional() }
const asOneSees = { inConfidence: true, reply: z.array(conversation) } as const
const done = z.object({ success: z.literal(true) })

export const conversationsContract = {
  start: endpoint({
    method: 'POST',
    path: '/api/services/:serviceId/start-conversation',
    summary: 'Write to the professional of a service; continues the company’s conversation about it',
    audience: 'company',
    errors: ['chat_locked', 'user_blocked', 'conversation_closed'],
    status: 201,
    limit: 'outreach',
    params: ofService,
    body: z.object({ initialMessage: requiredText(asks.message, mostLetters.message) }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({
        conversationId: z.number(),
        serviceId: z.number(),
        companyId: z.number(),
        professionalId: z.number(),
        professionalName: z.string(),
        serviceTitle: z.string(),
      }),
    }),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/conversations',
    summary: `The latest ${listedConversations} conversations of the caller, the last written to first`,
    audience: 'signed-in',
    ...asOneSees,
  }),
  ofProfessional: endpoint({
    method: 'GET',
    path: '/api/conversations/professional',
    summary: 'The conversations of the signed-in professional',
    audience: 'professional',
    ...asOneSees,
  }),
  ofCompany: endpoint({
    method: 'GET',
    path: '/api/conversations/company',
    summary: 'The conversations of the signed-in company: all of them, or the one about a service',
    audience: 'company',
    query: z.object({ serviceId: id.optional() }),
    ...asOneSees,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/conversations/unread',
    summary: 'How many messages the caller has not opened, in all conversations',
    audience: 'signed-in',
    reply: z.object({ unreadCount: z.number() }),
  }),
  messages: endpoint({
    method: 'GET',
    path: '/api/messages/:serviceId',
    // `Link: rel="next"` leads to older messages. The call marks nothing as read and omits locked messages.
    summary:
      'A page of a conversation, oldest first: the newest, the one before a message, or what came after',
    audience: 'signed-in',
    scope: 'party',
    inConfidence: true,
    params: ofService,
    query: z.object({
      ...which,
      before: id.optional(),
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(pageMax).default(pageDefault),
    }),
    reply: z.array(message),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/messages',
    summary:
      'Write in a conversation; a professional names the company by receiverId or companyId if there are several',
    audience: 'signed-in',
    scope: 'party',
    errors: ['chat_locked', 'user_blocked', 'conversation_closed', 'not_found'],
    status: 201,
    limit: 'message',
    body: z.object({
      serviceId: id,
      /** The user id of the other side. */
      receiverId: id.optional(),
      ...which,
      message: requiredText(asks.message, mostLetters.message),
    }),
    reply: message,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/conversations/:serviceId/read',
    summary: 'The caller has opened what the other side wrote, up to a message or all of it',
    audience: 'signed-in',
    member: 'reader',
    scope: 'party',
    params: ofService,
    body: z.object({ ...which, upToId: id.optional() }),
    reply: z.object({ success: z.literal(true), unreadCount: z.number() }),
  }),
  block: endpoint({
    method: 'POST',
    path: '/api/conversations/:serviceId/block',
    summary: 'Block the other side: neither writes to the other, both keep reading',
    audience: 'signed-in',
    scope: 'party',
    params: ofService,
    body: z.object(which),
    reply: done,
  }),
  unblock: endpoint({
    method: 'DELETE',
    path: '/api/conversations/:serviceId/block',
    summary: 'Lift the caller’s block',
    audience: 'signed-in',
    scope: 'party',
    params: ofService,
    query: z.object(which),
    reply: done,
  }),
}
