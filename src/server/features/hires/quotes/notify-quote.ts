import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  conversationLink,
  type ConversationRow,
  type MessageRow,
  notifySide,
  type SeenConversation,
  setMailed,
  type Side,
} from '#server/features/conversations/talks.service.ts'
import { hireLinks } from '#server/features/hires/hires.service.ts'
import {
  quoteAccepted,
  quoteDeclined,
  quoteEnding,
  quoteExpired,
  quoteMail,
  quoteSent,
  quoteWithdrawn,
  type QuoteWords,
} from './quote-notices.words.ts'
import { findQuote, type QuoteRow } from './quotes.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Tells one side, on the bell and by mail. `link`: default the conversation. */
async function tell(
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  side: Side,
  words: QuoteWords,
  { by, link = conversationLink(side, row) }: { by: number | null; link?: string },
): Promise<void> {
  await notifySide(deps, tx, row, side, {
    by,
    type: 'hire',
    title: words.title,
    message: words.message,
    link,
    mail: quoteMail(words, row, side),
  })
}

/** A quote arrived, as this message; its mail is the one about the unread message. */
export async function notifySent(
  deps: NotifyDeps,
  tx: Db,
  { row, meId }: SeenConversation,
  { id, quoteId }: MessageRow,
): Promise<void> {
  const quote = await findQuote(tx, quoteId ?? 0)
  if (!quote) return
  await tell(deps, tx, row, 'company', quoteSent(row, quote), { by: meId })
  await setMailed(tx, row.id, 'company', id)
}

/** The company accepted it, and the order is made. */
export const notifyAccepted = (
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  quote: QuoteRow,
  { userId, hireId, isHeld }: { userId: number; hireId: number; isHeld: boolean },
): Promise<void> =>
  tell(deps, tx, row, 'professional', quoteAccepted(row, quote, isHeld), {
    by: userId,
    link: hireLinks({ id: hireId }).professional,
  })

/** The company refused it. */
export const notifyDeclined = (
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  quote: QuoteRow,
  by: number,
): Promise<void> => tell(deps, tx, row, 'professional', quoteDeclined(row, quote), { by })

/** Its professional took it back. */
export const notifyWithdrawn = (
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  quote: QuoteRow,
): Promise<void> => tell(deps, tx, row, 'company', quoteWithdrawn(row, quote), { by: row.professionalUserId })

/** Its last day is tomorrow or today, and nobody answered. */
export const notifyEnding = (
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  quote: QuoteRow,
): Promise<void> => tell(deps, tx, row, 'company', quoteEnding(row, quote), { by: null })

/** Its last day is over. */
export async function notifyExpired(
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  quote: QuoteRow,
): Promise<void> {
  for (const side of ['company', 'professional'] as const)
    await tell(deps, tx, row, side, quoteExpired[side](row, quote), { by: null })
}
