import { z } from 'zod'
import type { ErrorCode } from '#contracts/errors.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { email, humanCheck, inOneLine, isPlainText, passwordOrNone } from '#contracts/fields.ts'
import { applicationStatuses } from '#contracts/vocabulary.ts'

export const coverLetter = z.string().trim().max(5000, upTo(5000)).optional()

/** '1': a link in the mailbox says whose address it is, in place of the password; nothing is sent until it is used. */
export const confirmByMail = z.enum(['', '1']).optional()

export const quickApplyBody = z.object({
  name: z.string(asks.fullName).overwrite(inOneLine).trim().min(1, asks.fullName).max(160, upTo(160)),
  email: z.string(asks.applicantEmail).trim().min(1, asks.applicantEmail).pipe(email),
  /** Left out or empty: a new account chooses it later. Given: it becomes a new account's, or enters the one that there is. */
  password: passwordOrNone,
  confirmByMail,
  coverLetter,
  humanCheck,
})

/** What refuses who applies without a session. */
export const visitorErrors = [
  'invalid_credentials',
  'wrong_user_type',
  'account_suspended',
  'already_applied',
  'account_exists',
  'registration_failed',
  'job_gone',
] as const satisfies readonly ErrorCode[]

export const statusMessageMax = 1500

export const setStatusBody = z.object({
  status: z.enum(applicationStatuses, asks.applicationStatus),
  /** In place of our own words on the bell, in the mail and in the history of who applied. */
  message: z
    .string()
    .trim()
    .max(statusMessageMax, upTo(statusMessageMax))
    .refine(isPlainText, 'Quita los caracteres que no se ven')
    .optional(),
})
