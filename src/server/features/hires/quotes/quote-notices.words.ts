import { dayInWords, termsInWords } from '#domain/conversations/quotes.ts'
import type { ConversationRow, Side } from '#server/features/conversations/talks.service.ts'
import type { NoticeMail, NoticeWords } from '#server/features/notifications/notifications.service.ts'
import type { QuoteRow } from './quotes.queries.ts'

export interface QuoteWords extends Pick<NoticeWords, 'title' | 'message'>, Pick<NoticeMail, 'details'> {
  /** Default: to the conversation. */
  label?: string
}

type Named = Pick<ConversationRow, 'title' | 'companyName' | 'firstName'>

/** The mail to a side. */
export const quoteMail = (
  { title, details = [], label = 'Abrir la conversación' }: QuoteWords,
  row: Named,
  reader: Side,
): NoticeMail => ({
  subject: `${title}: ${row.title}`,
  heading: `Hola, ${reader === 'company' ? row.companyName : row.firstName}`,
  label,
  details,
})

const termsOf = (quote: QuoteRow): [string, string][] => [
  ['Cotización', quote.title],
  ['Condiciones', termsInWords(quote)],
  ...(quote.note === '' ? [] : [['Detalle', quote.note] as [string, string]]),
  ['Válida hasta', dayInWords(quote.validUntil)],
]

/** To the company. */
export const quoteSent = ({ firstName }: Named, quote: QuoteRow): QuoteWords => ({
  title: 'Te enviaron una cotización',
  message: `${firstName} te cotiza “${quote.title}”: ${termsInWords(quote)}.`,
  details: termsOf(quote),
})

/** To the professional. `isHeld`: the order waits for its payment. */
export const quoteAccepted = ({ companyName }: Named, quote: QuoteRow, isHeld: boolean): QuoteWords => ({
  title: 'Aceptaron tu cotización',
  message: `${companyName} aceptó “${quote.title}”: ${termsInWords(quote)}. El pedido ya está en Contrataciones.${isHeld ? ' Empieza cuando llega el pago, que queda retenido para ti.' : ''}`,
  label: 'Ver el pedido',
})

/** To the professional. */
export const quoteDeclined = ({ companyName }: Named, { title, word }: QuoteRow): QuoteWords => ({
  title: 'Respondieron a tu cotización',
  message: `${companyName} no seguirá con “${title}”. Pueden seguir conversando y enviar otra.`,
  details: word === '' ? [] : [['Su mensaje', word]],
})

/** To the company. */
export const quoteWithdrawn = ({ firstName }: Named, { title }: QuoteRow): QuoteWords => ({
  title: 'Retiraron una cotización',
  message: `${firstName} retiró “${title}”. Pueden seguir conversando.`,
})

/** To the company. */
export const quoteEnding = ({ firstName }: Named, quote: QuoteRow): QuoteWords => ({
  title: 'Una cotización está por vencer',
  message: `“${quote.title}”, de ${firstName}, vale hasta el ${dayInWords(quote.validUntil)}: ${termsInWords(quote)}.`,
})

/** To each side. */
export const quoteExpired: Record<Side, (row: Named, quote: QuoteRow) => QuoteWords> = {
  company: ({ firstName }, { title }) => ({
    title: 'Venció una cotización',
    message: `“${title}”, de ${firstName}, ya no se puede aceptar. Si todavía te interesa, pídele otra.`,
  }),
  professional: ({ companyName }, { title }) => ({
    title: 'Venció tu cotización',
    message: `${companyName} no respondió a “${title}”. Puedes enviarle otra.`,
  }),
}
