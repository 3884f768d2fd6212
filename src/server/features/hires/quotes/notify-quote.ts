import { dayInWords, termsInWords } from '#domain/conversations/quotes.ts'
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
import type { NoticeMail } from '#server/features/notifications/notifications.service.ts'
import { findQuote, type QuoteRow } from './quotes.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

interface News {
  by: number | null
  title: string
  message: string
  details?: NoticeMail['details']
  /** Default: the conversation. */
  link?: string
  label?: string
}

/** Tells one side, on the bell and by mail. */
async function tell(
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  side: Side,
  { by, title, message, details = [], link, label = 'Abrir la conversación' }: News,
): Promise<void> {
  await notifySide(deps, tx, row, side, {
    by,
    type: 'hire',
    title,
    message,
    link: link ?? conversationLink(side, row),
    mail: {
      subject: `${title}: ${row.title}`,
      heading: `Hola, ${side === 'company' ? row.companyName : row.firstName}`,
      label,
      details,
    },
  })
}

const termsOf = (quote: QuoteRow): [string, string][] => [
  ['Cotización', quote.title],
  ['Condiciones', termsInWords(quote)],
  ...(quote.note === '' ? [] : [['Detalle', quote.note] as [string, string]]),
  ['Válida hasta', dayInWords(quote.validUntil)],
]

/** A quote arrived, as this message; its mail is the one about the unread message. */
export async function notifySent(
  deps: NotifyDeps,
  tx: Db,
  { row, meId }: SeenConversation,
  { id, quoteId }: MessageRow,
): Promise<void> {
  const quote = await findQuote(tx, quoteId ?? 0)
  if (!quote) return
  await tell(deps, tx, row, 'company', {
    by: meId,
    title: 'Te enviaron una cotización',
    message: `${row.firstName} te cotiza “${quote.title}”: ${termsInWords(quote)}.`,
    details: termsOf(quote),
  })
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
  tell(deps, tx, row, 'professional', {
    by: userId,
    title: 'Aceptaron tu cotización',
    message: `${row.companyName} aceptó “${quote.title}”: ${termsInWords(quote)}. El pedido ya está en Contrataciones.${isHeld ? ' Empieza cuando llega el pago, que queda retenido para ti.' : ''}`,
    link: hireLinks({ id: hireId }).professional,
    label: 'Ver el pedido',
  })

/** The company refused it. */
export const notifyDeclined = (
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  { title, word }: QuoteRow,
  by: number,
): Promise<void> =>
  tell(deps, tx, row, 'professional', {
    by,
    title: 'Respondieron a tu cotización',
    message: `${row.companyName} no seguirá con “${title}”. Pueden seguir conversando y enviar otra.`,
    details: word === '' ? [] : [['Su mensaje', word]],
  })

/** Its professional took it back. */
export const notifyWithdrawn = (
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  { title }: QuoteRow,
): Promise<void> =>
  tell(deps, tx, row, 'company', {
    by: row.professionalUserId,
    title: 'Retiraron una cotización',
    message: `${row.firstName} retiró “${title}”. Pueden seguir conversando.`,
  })

/** Its last day is tomorrow or today, and nobody answered. */
export const notifyEnding = (
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  quote: QuoteRow,
): Promise<void> =>
  tell(deps, tx, row, 'company', {
    by: null,
    title: 'Una cotización está por vencer',
    message: `“${quote.title}”, de ${row.firstName}, vale hasta el ${dayInWords(quote.validUntil)}: ${termsInWords(quote)}.`,
  })

/** Its last day is over. */
export async function notifyExpired(
  deps: NotifyDeps,
  tx: Db,
  row: ConversationRow,
  { title }: QuoteRow,
): Promise<void> {
  await tell(deps, tx, row, 'company', {
    by: null,
    title: 'Venció una cotización',
    message: `“${title}”, de ${row.firstName}, ya no se puede aceptar. Si todavía te interesa, pídele otra.`,
  })
  await tell(deps, tx, row, 'professional', {
    by: null,
    title: 'Venció tu cotización',
    message: `${row.companyName} no respondió a “${title}”. Puedes enviarle otra.`,
  })
}
