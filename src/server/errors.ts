import { type ErrorCode, errors, type NamedThing, notFoundTexts } from '#contracts/errors.ts'

interface Details {
  /** A better sentence than the code's own. */
  message?: string
  /** Field path → Spanish message. */
  fields?: Record<string, string>
  /** In seconds. */
  retryAfter?: number
}

/** An expected failure, told by its code. Services and policies throw it and know nothing of HTTP. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message)
    this.code = code
    this.fields = details.fields
    this.retryAfter = details.retryAfter
  }
}

/** What a caller names is not there, or not for them to know of: the documented sentence where there is one for such a thing. */
export const notFound = (thing: NamedThing): AppError =>
  new AppError('not_found', { message: notFoundTexts[thing] })
