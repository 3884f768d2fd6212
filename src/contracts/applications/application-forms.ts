import { z } from 'zod'
import type { ErrorCode } from '#contracts/errors.ts'
import { asks, upTo } from '#contracts/field-messages.ts'
import { email, humanCheck, inOneLine, isPlainText, passwordOrNone } from '#contracts/fields.ts'
import { applicationStatuses } from './application-status-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { answering } from './answer-fields.ts'

export const coverLetter = z
  .string()
  .trim()
  .max(mostLetters.coverLetter, upTo(mostLetters.coverLetter))
  .optional()

/** '1': a link by mail proves the address instead of a password. Nothing is sent to the company until the link is used. */
export const confirmByMail = z.enum(['', '1']).optional()

export const quickApplyBody = z.object({
  name: z.string(asks.fullName).overwrite(inOneLine).trim().min(1, asks.fullName).max(160, upTo(160)),
  email: z.string(asks.applicantEmail).trim().min(1, asks.applicantEmail).pipe(email),
  /**
   * Empty: a new account chooses its password later. Given: the password of the new account, or the one that signs in to an
   * existing account.
   */
  password: passwordOrNone,
  confirmByMail,
  coverLetter,
  ...answering,
  humanCheck,
})

/** The errors for an applicant without a session. */
export const visitorErrors = [
  'invalid_credentials',
  'wrong_user_type',
  'account_suspended',
  'already_applied',
  'account_exists',
  'registration_failed',
  'job_gone',
  'questions_changed',
] as const satisfies readonly ErrorCode[]

/** Replaces our own text in the notification, the mail and the history that the applicant sees. */
export const statusMessage = z
  .string()
  .trim()
  .max(mostLetters.statusMessage, upTo(mostLetters.statusMessage))
  .refine(isPlainText, 'Quita los caracteres que no se ven')
  .optional()

export const setStatusBody = z.object({
  status: z.enum(applicationStatuses, asks.applicationStatus),
  /** The status that the caller saw: refused if a colleague has changed it since. Omitted: whatever it is. */
  from: z.enum(applicationStatuses, asks.applicationStatus).optional(),
  message: statusMessage,
})
