import type { MailReplyOutcome } from '#contracts/conversations/mail-replies.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { answerAsApplicant } from '#server/features/conversations/application-threads.service.ts'
import { conversationLink } from '#server/features/conversations/conversation.address.ts'
import { seenBy } from '#server/features/conversations/conversations.policy.ts'
import {
  type ConversationRow,
  findConversation,
} from '#server/features/conversations/conversations.queries.ts'
import { findSent } from '#server/features/conversations/messages.queries.ts'
import { readReplyName } from '#server/features/conversations/thread-tokens.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { type Refusal, replyRefusedMail } from './mail-replies.mails.ts'
import { type MailReply, readReply } from './read-reply.ts'

type ReplyDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/**
 * Takes an answer by mail. The address proves that its sender got a mail of the conversation; only the mailbox of who
 * applied writes in it. A copy of a mail that arrived before is stored once.
 */
export async function takeMailReply(deps: ReplyDeps, bytes: Uint8Array): Promise<MailReplyOutcome> {
  const mail = await readReply(bytes)
  if (mail.isAutomatic) return 'automatic'
  const row = await conversationOf(deps, mail)
  if (!row) return 'unknown'
  if (mail.from !== row.professionalEmail.toLowerCase()) return refuse(deps, row, mail, 'other_sender')
  if (await isKnown(deps, row, mail)) return 'stored'
  if (mail.text === '') return mail.hasFiles ? refuse(deps, row, mail, 'only_files') : 'empty'
  if (mail.text.length > mostLetters.message) return refuse(deps, row, mail, 'too_long')
  const { isBlocked, isClosed } = seenBy('professional', row, deps.clock.now())
  if (isBlocked || isClosed) return refuse(deps, row, mail, 'closed')
  try {
    await answerAsApplicant(deps, { row }, { message: mail.text, sendKey: keyOf(mail) })
  } catch (error) {
    // The other side closed it just now.
    if (error instanceof AppError) return refuse(deps, row, mail, 'closed')
    throw error
  }
  if (mail.hasFiles) await refuse(deps, row, mail, 'files')
  return 'stored'
}

const keyOf = ({ key }: MailReply): string => `mail-${key}`

async function conversationOf({ db, config }: ReplyDeps, { to }: MailReply): Promise<ConversationRow | null> {
  const end = `@${config.mailReplyDomain}`
  for (const address of to) {
    const id = address.endsWith(end) ? await readReplyName(db, address.slice(0, -end.length)) : null
    const row = id === null ? null : await findConversation(db, id)
    if (row && !row.professionalIsGone) return row
  }
  return null
}

async function isKnown({ db }: ReplyDeps, row: ConversationRow, mail: MailReply): Promise<boolean> {
  const sent = { conversationId: row.id, senderId: row.professionalUserId, sendKey: keyOf(mail) }
  return (await findSent(db, sent)) !== null
}

const outcomes: Record<Refusal, MailReplyOutcome> = {
  files: 'stored',
  only_files: 'empty',
  other_sender: 'other_sender',
  too_long: 'too_long',
  closed: 'closed',
}

async function refuse(
  deps: ReplyDeps,
  row: ConversationRow,
  { from }: MailReply,
  refusal: Refusal,
): Promise<MailReplyOutcome> {
  const url = `${deps.config.publicUrl}${conversationLink('professional', row)}`
  await transaction(deps, (tx) => sendMail(deps, tx, { to: from, ...replyRefusedMail(refusal, url) }))
  return outcomes[refusal]
}
