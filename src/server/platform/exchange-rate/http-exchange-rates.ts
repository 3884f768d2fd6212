import { z } from 'zod'
import { askJson, UnreadableReplyError } from '#server/platform/outgoing/ask-json.ts'
import { type ExchangeRates, ImplausibleRateError } from './exchange-rate.ts'

interface Service {
  /** With `{day}` where the day stands. */
  url: string
  token: string | null
}

const rate = z.coerce.number()
const day = z.iso.date()
/** How services that pass on the rate of SUNAT answer: the price at which a dollar is sold, and the day that it is for. */
const reply = z.union([
  z
    .object({ venta: rate, fecha: day, origen: z.string().optional() })
    .transform(({ venta, fecha, origen }) => ({ rate: venta, day: fecha, source: origen })),
  z
    .object({ precioVenta: rate, fecha: day })
    .transform(({ precioVenta, fecha }) => ({ rate: precioVenta, day: fecha, source: undefined })),
  z
    .object({ sell_price: rate, date: day })
    .transform((one) => ({ rate: one.sell_price, day: one.date, source: undefined })),
])

/** Soles for a dollar that somebody may believe; anything else is a fault of the service. */
const plausible = { least: 1, most: 20 }
const longestSource = 40

/** Reads the rate of a day from a service that publishes it as JSON, such as one that passes on that of SUNAT. */
export function httpExchangeRates({ url, token }: Service, timeout?: number): ExchangeRates {
  return {
    async dollarsOn(asked) {
      const { status, body } = await askJson(url.replaceAll('{day}', asked), {
        token,
        ...(timeout === undefined ? {} : { timeout }),
      })
      if (status === 404 || status === 422) return null
      const read = reply.safeParse(body)
      if (status !== 200 || !read.success)
        throw new UnreadableReplyError(`The service of exchange rates answered ${status} without a rate`)
      // One of another day is not that of this day.
      if (read.data.day !== asked) return null
      if (read.data.rate < plausible.least || read.data.rate > plausible.most)
        throw new ImplausibleRateError(`A dollar cannot cost ${read.data.rate} soles`)
      const source = read.data.source?.trim().slice(0, longestSource) || 'SUNAT'
      return { day: asked, rate: Math.round(read.data.rate * 10_000) / 10_000, source }
    },
  }
}
