import { z } from 'zod'
import './zod-messages-es.ts'
import { asks, upTo } from './field-messages.ts'
import { leastPassword, longestEmail } from '#contracts/accounts/account-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

/** Fields shared by several contracts: identifiers, account fields, paging. */

export const id = z.coerce.number().int().positive().max(2_147_483_647)
export const idParams = z.object({ id })

/** For a refinement of a query with two days: the second must not be before the first. */
export const daysInOrder = ({
  dateFrom,
  dateTo,
}: {
  dateFrom?: string | undefined
  dateTo?: string | undefined
}): boolean => !dateFrom || !dateTo || dateFrom <= dateTo
export const outOfOrder = { path: ['dateTo'], message: asks.laterDate }

/** ISO 8601 in UTC. */
export const instant = z.string()

/** Invisible characters that hide or reverse text. Joiners inside emoji are not among them. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** One-line texts become subjects, headings and file names, so line breaks and control characters become spaces. */
export const inOneLine = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(/[\s\p{Cc}]+/gu, ' ')

/** A trimmed line of text. `required` is the message for an empty one. */
export const line = (required: string, max: number = mostLetters.line) =>
  z.string(required).overwrite(inOneLine).trim().min(1, required).max(max, upTo(max))

/** Text with any number of lines; not empty. */
export const requiredText = (required: string, max: number) =>
  z.string(required).trim().min(1, required).max(max, upTo(max))

/** True if the text has only letters, punctuation and line breaks, without characters that hide or reverse text. */
export const isPlainText = (text: string): boolean =>
  text.search(UNSEEN) < 0 && !/\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, ''))

export const optionalLine = (max: number = mostLetters.line) =>
  z.string().overwrite(inOneLine).trim().max(max, upTo(max)).optional()

/** Text with any number of lines. */
export const optionalText = (max: number) => z.string().trim().max(max, upTo(max)).optional()

export const email = z
  .string(asks.email)
  .trim()
  .toLowerCase()
  .max(longestEmail, asks.email)
  .pipe(z.email(asks.email))

/** A new password. The server checks the other rules, including a longer minimum. */
export const password = z.string(asks.newPassword).min(leastPassword, asks.newPassword).max(200, upTo(200))

/** The password in a form to apply: it signs in to the existing account or is set on the new one, where it is optional. '' is none. */
export const passwordOrNone = z
  .string(asks.newPassword)
  .max(200, upTo(200))
  .transform((typed) => typed || undefined)
  .optional()

export const acceptTerms = z.literal(true, asks.acceptTerms)

/** The answer to the human check; the server verifies it if the check is on. */
export const humanCheck = z.string().max(4000).optional()

export const success = z.object({ success: z.literal(true), message: z.string() })
