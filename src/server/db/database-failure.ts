import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#server/errors.ts'

/** In seconds: a database that restarts needs only a few. */
const RETRY_AFTER = 2

/**
 * SQLSTATE codes of an unavailable PostgreSQL: starting, stopping, out of connections or memory, a statement timeout,
 * a deadlock.
 */
const goneStates = /^(?:08...|57P0[1-5]|57014|53[023]00|55P03|25006|25P0[34]|40001|40P01)$/
/** Error codes of the socket; the same codes mean something else for a file. */
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
/** Messages of the driver, which has no codes for these errors. */
const goneMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
]

/** The disk is full: PostgreSQL's or ours. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Maps a failure of the database or the disk to `unavailable` or `storage_full`. Null: another failure. */
export function toStorageFailure(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, message, syscall } = cause as Error & { code?: string; syscall?: string }
    if (code !== undefined && fullCodes.has(code)) return new AppError('storage_full')
    if (isGone(message, code, syscall)) return new AppError('unavailable', { retryAfter: RETRY_AFTER })
  }
  return null
}

/** Repeats a step until the database is back. Throws any other failure at once. */
export async function throughOutages(
  step: () => Promise<unknown>,
  onOutage: (error: unknown) => void,
): Promise<void> {
  for (;;) {
    try {
      await step()
      return
    } catch (error) {
      if (toStorageFailure(error)?.code !== 'unavailable') throw error
      onOutage(error)
      await wait(RETRY_AFTER * 1000)
    }
  }
}

const isGone = (message: string, code = '', syscall = ''): boolean =>
  goneStates.test(code) ||
  (goneCodes.has(code) && socketCalls.has(syscall)) ||
  goneMessages.some((start) => message.startsWith(start))
