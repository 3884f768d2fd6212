import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { id, idParams, instant, requiredText } from '#contracts/fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { message, pageDefault, pageMax } from './conversations.contract.ts'

const reply = z.object({ message: requiredText(asks.message, mostLetters.message) })
const done = z.object({ success: z.literal(true) })
const opened = { params: idParams, audience: 'signed-in', scope: 'party' } as const
const byLink = {
  audience: 'anyone',
  secret: true,
  params: z.object({ token: z.string().regex(/^[\w-]{20,100}$/) }),
} as const

/** The conversation of an application, by the application; the other calls about conversations include it. */
export const applicationThreadsContract = {
  messages: endpoint({
    ...opened,
    method: 'GET',
    path: '/api/applications/:id/messages',
    summary: 'A page of it, oldest first: the newest, the one before a message, or what came after',
    inConfidence: true,
    query: z.object({
      before: id.optional(),
      after: id.optional(),
      limit: z.coerce.number().int().min(1).max(pageMax).default(pageDefault),
    }),
    reply: z.array(message),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/applications/:id/messages',
    summary: 'Answer the company of an own application that wrote; a company writes by the job',
    audience: 'professional',
    scope: 'owner',
    errors: ['user_blocked', 'conversation_closed'],
    status: 201,
    limit: 'message',
    params: idParams,
    body: reply,
    reply: message,
  }),
  opened: endpoint({
    ...opened,
    method: 'PUT',
    path: '/api/applications/:id/messages/read',
    summary: 'The caller has opened what the other side wrote, up to a message or all of it',
    member: 'reader',
    body: z.object({ upToId: id.optional() }),
    reply: z.object({ success: z.literal(true), unreadCount: z.number() }),
  }),
  block: endpoint({
    ...opened,
    method: 'POST',
    path: '/api/applications/:id/block',
    summary: 'Block the other side: neither writes to the other, both keep reading',
    reply: done,
  }),
  unblock: endpoint({
    ...opened,
    method: 'DELETE',
    path: '/api/applications/:id/block',
    summary: 'Lift the caller’s block',
    reply: done,
  }),
  linked: endpoint({
    ...byLink,
    method: 'GET',
    path: '/api/application-threads/:token',
    summary: 'The conversation of an application by the link of a mail, for who has no password',
    errors: ['link_expired'],
    reply: z.object({
      companyName: z.string(),
      companyLogo: z.string().nullable(),
      jobTitle: z.string(),
      /** The newest ones, oldest first. */
      messages: z.array(
        z.object({ id: z.number(), isOwn: z.boolean(), message: z.string(), createdAt: instant }),
      ),
      canWrite: z.boolean(),
    }),
  }),
  answerLinked: endpoint({
    ...byLink,
    method: 'POST',
    path: '/api/application-threads/:token',
    summary: 'Answer the company in it',
    errors: ['link_expired', 'user_blocked', 'conversation_closed'],
    status: 201,
    limit: 'message',
    body: reply,
    reply: z.object({ success: z.literal(true), message: z.string() }),
    form: { page: '/mensajes/:token', leadsTo: '/mensajes/:token' },
  }),
}
