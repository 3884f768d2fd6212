import { DAY } from '#domain/time/durations.ts'
import { formatDate, limaDay, limaDayStart } from '#domain/time/dates.ts'
import { writeServicePrice } from '#domain/services/price.ts'

export interface QuoteTerms {
  title: string
  note: string
  priceCents: number
  days: number
  rounds: number
  /** A day of Lima, the last one on which it can be accepted. */
  validUntil: string
}

/** Whether its last day is over. */
export const isExpired = ({ validUntil }: Pick<QuoteTerms, 'validUntil'>, now: Date): boolean =>
  limaDay(now) > validUntil

/** The day of Lima so many days from now. */
export const dayIn = (now: Date, days: number): string => limaDay(new Date(now.getTime() + days * DAY))

/** '28 de noviembre de 2026', of a day. */
export const dayInWords = (day: string): string => formatDate(limaDayStart(day))

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** '$760.00, entrega en 12 días, 2 rondas de cambios'. */
export const termsInWords = ({
  priceCents,
  days,
  rounds,
}: Pick<QuoteTerms, 'priceCents' | 'days' | 'rounds'>): string =>
  [
    writeServicePrice(priceCents),
    `entrega en ${counted(days, 'día', 'días')}`,
    rounds === 0 ? 'sin rondas de cambios' : counted(rounds, 'ronda de cambios', 'rondas de cambios'),
  ].join(', ')

/** The quote as a message, for lists, mails and programs. */
export const quoteInWords = (terms: QuoteTerms): string =>
  [
    `Cotización: ${terms.title}`,
    `${termsInWords(terms)}. Válida hasta el ${dayInWords(terms.validUntil)}.`,
    terms.note,
  ]
    .filter(Boolean)
    .join('\n')
