import { type ErrorCode, errors, type NamedThing, notFoundTexts } from '#contracts/errors.ts'

interface Details {
  /** Replaces the code's default sentence. */
  message?: string
  /** Field path → Spanish message. */
  fields?: Record<string, string>
  /** In seconds. */
  retryAfter?: number
}

/** An expected failure, identified by its code. Services and policies throw it and know nothing of HTTP. */
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

/**
 * What the caller names does not exist or is hidden from them. Uses the documented sentence for such a thing, if any.
 */
export const notFound = (thing: NamedThing): AppError =>
  new AppError('not_found', { message: notFoundTexts[thing] })
