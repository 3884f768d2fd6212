import { AppError } from '#server/errors.ts'

/** In seconds: a database that comes back does so within a few. */
const RETRY_AFTER = 2

/**
 * What PostgreSQL says when it is not there for us: starting, stopping, out of connections or memory, a statement that waited too
 * long, or two that waited for each other.
 */
const goneStates = /^(?:08...|57P0[1-5]|57014|53[023]00|55P03|25006|25P0[34]|40001|40P01)$/
/** What the socket says; the same codes mean something else of a file. */
const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const socketCalls = new Set(['connect', 'read', 'write', 'getaddrinfo'])
/** The driver's own words, for which it has no codes. */
const goneWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** No room left: PostgreSQL's disk, or ours. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What a failure of the database or of the disk means to who called: `unavailable` or `storage_full`. Null: something else. */
export function toStorageFailure(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, message, syscall } = cause as Error & { code?: string; syscall?: string }
    if (code !== undefined && fullCodes.has(code)) return new AppError('storage_full')
    if (isGone(message, code, syscall)) return new AppError('unavailable', { retryAfter: RETRY_AFTER })
  }
  return null
}

const isGone = (message: string, code = '', syscall = ''): boolean =>
  goneStates.test(code) || (goneCodes.has(code) && socketCalls.has(syscall)) || goneWords.test(message)
