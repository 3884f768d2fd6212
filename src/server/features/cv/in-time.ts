import { setTimeout } from 'node:timers/promises'
import { AppError } from '#server/errors.ts'

/**
 * Returns the result of `work`. Throws unavailable when it takes longer than `timeout` (milliseconds); the work
 * itself continues.
 */
export async function inTime<T>(work: Promise<T>, timeout: number): Promise<T> {
  const done = new AbortController()
  const late = setTimeout(timeout, null, { signal: done.signal, ref: false }).then(() => {
    throw new AppError('unavailable')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    done.abort()
  }
}
