import { z } from 'zod'
import { asks } from '#contracts/field-messages.ts'
import { line, optionalLine, optionalText } from '#contracts/fields.ts'
import { partialDate } from '#contracts/professionals/career-fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

/** The URL of a web page, with http or https. */
const webUrl = z
  .string(asks.url)
  .trim()
  .max(1000, asks.url)
  .regex(/^https?:\/\/\S+$/i, asks.url)
  .pipe(z.url({ protocol: /^https?$/, hostname: /\./, error: asks.url }))

const title = line(asks.workTitle, mostLetters.workTitle)

export const portfolioBody = z.object({
  type: z.enum(['image', 'pdf', 'video'], asks.portfolioType),
  url: webUrl,
  title,
  description: optionalText(mostLetters.portfolioText),
})

export const certificateBody = z.object({
  title,
  url: webUrl,
  issuer: optionalLine(mostLetters.issuer),
  /** '' for none. */
  issuedDate: z.union([z.literal(''), partialDate]).nullish(),
})
