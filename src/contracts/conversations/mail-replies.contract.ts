import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'

/**
 * What became of a mail to an address for answers. `automatic`: an absence note or a list. `unknown`: to no conversation of
 * ours. `other_sender`: not from the mailbox of who applied. `empty`: nothing is left without what it quotes. `closed`: nobody
 * can write there any more.
 */
export const mailReplyOutcomes = [
  'stored',
  'automatic',
  'unknown',
  'other_sender',
  'empty',
  'too_long',
  'closed',
] as const
export type MailReplyOutcome = (typeof mailReplyOutcomes)[number]

/** Answers of candidates to mails of companies, as the operator's mail server hands them over. */
export const mailRepliesContract = {
  take: endpoint({
    method: 'POST',
    path: '/api/mail/replies',
    summary: 'A mail to an address for answers: it becomes a message in the conversation of the application',
    audience: 'anyone',
    signed: 'mail',
    raw: 'message/rfc822',
    secret: true,
    reply: z.object({ outcome: z.enum(mailReplyOutcomes) }),
  }),
}
