import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { instant, line } from '#contracts/fields.ts'

/** Soles for a dollar that somebody may type: anything else is a slip. */
const typedRate = { least: 1, most: 20 }
/** The longest name of who published a rate (characters). */
export const longestRateSource = 40

const asksRate = `Escribe los soles por dólar, de ${typedRate.least} a ${typedRate.most}, con hasta 4 decimales`
const hasFourDecimals = (rate: number): boolean => Math.abs(rate * 1e4 - Math.round(rate * 1e4)) < 1e-6

const exchangeRate = z.object({
  /** The day in Lima that it is of. */
  day: z.string(),
  /** Soles for a dollar, at which it is sold. */
  rate: z.number(),
  source: z.string(),
  storedAt: instant,
  /** The name of who typed it; null: it was published, or that person has left. */
  typedBy: z.string().nullable(),
})
export type ExchangeRate = z.infer<typeof exchangeRate>

export const exchangeRateBody = z.object({
  day: z.iso.date(asks.date),
  rate: z.coerce
    .number(asksRate)
    .min(typedRate.least, asksRate)
    .max(typedRate.most, asksRate)
    .refine(hasFourDecimals, asksRate),
  source: line('Escribe de dónde lo tomaste', longestRateSource),
})

export const exchangeRatesContract = {
  exchangeRates: endpoint({
    method: 'GET',
    path: '/api/admin/exchange-rates',
    summary:
      'What a dollar cost in soles on the last days, the latest first, and whether somebody publishes it for us',
    audience: 'admin',
    capability: 'read-payments',
    reply: z.object({ isPublished: z.boolean(), rates: z.array(exchangeRate) }),
  }),
  typeExchangeRate: endpoint({
    method: 'POST',
    path: '/api/admin/exchange-rates',
    summary:
      'Type the rate of a day, in place of one that is there. Documents that were issued keep the one that they have',
    audience: 'admin',
    capability: 'refund-payments',
    audit: 'exchange-rate-typed',
    errors: ['exchange_rate_day'],
    body: exchangeRateBody,
    reply: z.object({ success: z.literal(true) }),
  }),
}
