import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { beginRequest, finishRequest, forgetRequest } from './idempotency.queries.ts'

interface Answer {
  status: number
  body: unknown
}

/**
 * Runs `work` once for an `Idempotency-Key`: a repetition gets the first answer, so that a double click or a retry
 * after a lost connection creates one thing. A failed attempt is forgotten and may be tried again.
 */
export async function once(
  { db }: Pick<Deps, 'db'>,
  { scope, key, request }: { scope: string; key: string; request: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key.length > 200) throw new AppError('bad_request')
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const earlier = await beginRequest(db, { scope, key, requestHash })
  if (earlier) {
    if (!earlier.requestHash.equals(requestHash)) throw new AppError('conflict')
    if (earlier.status === null) throw new AppError('request_in_progress', { retryAfter: 1 })
    return { status: earlier.status, body: earlier.body }
  }
  try {
    const answer = await work()
    await finishRequest(db, { scope, key, ...answer })
    return answer
  } catch (error) {
    await forgetRequest(db, { scope, key })
    throw error
  }
}
