import { type ErrorCode, errors } from '#contracts/errors.ts'

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

/** The name of the unique or check constraint that a write ran into, or null. */
export function violatedConstraint(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  return null
}
