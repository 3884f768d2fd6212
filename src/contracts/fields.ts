import { z } from 'zod'
import './messages-es.ts'
import { asks, upTo } from './field-messages.ts'
import { leastPassword } from '#contracts/accounts/least-password.ts'

/** Pieces that several contracts share: identifiers, the fields of an account, paging. */

export const id = z.coerce.number().int().positive().max(2_147_483_647)
export const idParams = z.object({ id })

/** ISO 8601 in UTC. */
export const instant = z.string()

/** Signs that nobody sees and that hide or reverse what stands there; those that join emoji stay. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

/** One-line texts end up in subjects, headings and names of files: what breaks a line, or controls a screen, becomes a blank. */
export const inOneLine = (text: string): string =>
  text.replaceAll(UNSEEN, '').replaceAll(/[\s\p{Cc}]+/gu, ' ')

/** A trimmed line of text. `required` is the message for an empty one. */
export const line = (required: string, max = 200) =>
  z.string(required).overwrite(inOneLine).trim().min(1, required).max(max, upTo(max))

/** Of any number of lines; not empty. */
export const requiredText = (required: string, max: number) =>
  z.string(required).trim().min(1, required).max(max, upTo(max))

/** Letters, signs and line breaks: none of the characters that hide or reverse what stands there. */
export const isPlainText = (text: string): boolean =>
  text.search(UNSEEN) < 0 && !/\p{Cc}/u.test(text.replaceAll(/[\n\r\t]/g, ''))

export const optionalLine = (max = 200) =>
  z.string().overwrite(inOneLine).trim().max(max, upTo(max)).optional()

/** Of any number of lines. */
export const optionalText = (max: number) => z.string().trim().max(max, upTo(max)).optional()

export const email = z.string(asks.email).trim().toLowerCase().max(254, asks.email).pipe(z.email(asks.email))

/** A password to choose. What else it must be, and whether it must be longer, is the server's to say. */
export const password = z.string(asks.newPassword).min(leastPassword, asks.newPassword).max(200, upTo(200))

/** Of a form to apply: it opens the account that there is, or becomes a new one's, and may then be chosen later. '' is none. */
export const passwordOrNone = z
  .string(asks.newPassword)
  .max(200, upTo(200))
  .transform((typed) => typed || undefined)
  .optional()

export const acceptTerms = z.literal(true, asks.acceptTerms)

/** The answer to the human check; verified by the server when the check is on. */
export const humanCheck = z.string().max(4000).optional()

export const success = z.object({ success: z.literal(true), message: z.string() })
