import { quoteTerms } from '#contracts/conversations/quotes.contract.ts'
import { dayIn } from '#domain/conversations/quotes.ts'
import { parseServicePrice } from '#domain/services/price.ts'

/** The form's values, as typed. */
export interface QuoteValues {
  title: string
  price: string
  days: string
  rounds: string
  validUntil: string
  note: string
}

/** In days: how long a new quote is valid unless its author says otherwise. */
const usuallyValid = 7

export const emptyQuote = (now: Date): QuoteValues => ({
  title: '',
  price: '',
  days: '',
  rounds: '1',
  validUntil: dayIn(now, usuallyValid),
  note: '',
})

const wholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** What is sent, or what is wrong, by field. */
export function quoteOf({ price, days, rounds, ...texts }: QuoteValues) {
  const checked = quoteTerms.safeParse({
    ...texts,
    priceCents: parseServicePrice(price) ?? Number.NaN,
    days: wholeNumber(days),
    rounds: wholeNumber(rounds),
  })
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.error?.issues ?? []) errors[path.join('.')] ??= message
  return { body: checked.data ?? null, errors }
}
