import { createHash, randomUUID } from 'node:crypto'
import { commitTogether, type Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { beginRequest, finishRequest, forgetRequest } from './idempotency.queries.ts'

interface Answer {
  status: number
  body: unknown
}

/**
 * Runs `work` once per `Idempotency-Key`. A repeated request gets the first reply, so that a double click or a retry
 * creates one thing. Reply and effect are committed together, so neither exists without the other, even if the
 * process dies. A failed attempt is not stored and may be repeated. `alongside` writes what belongs to the effect.
 */
export async function answerOnce(
  { db, pool }: Pick<Deps, 'db' | 'pool'>,
  { scope, key, request }: { scope: string; key: string; request: unknown },
  work: () => Promise<Answer>,
  alongside?: (tx: Db) => Promise<void>,
): Promise<Answer> {
  if (key.length > 200) throw new AppError('bad_request')
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest()
  const mine = { scope, key, claim: randomUUID() }
  const earlier = await beginRequest(db, { ...mine, requestHash })
  if (earlier) {
    if (!earlier.requestHash.equals(requestHash)) throw new AppError('conflict')
    if (earlier.status === null) throw inProgress()
    return { status: earlier.status, body: earlier.body }
  }
  try {
    return await commitTogether({ pool }, work, async (tx, answer) => {
      await alongside?.(tx)
      // This request took longer than its claim lasts and a retry took over. The retry answers; this one is rolled
      // back.
      if (!(await finishRequest(tx, { ...mine, ...answer }))) throw inProgress()
    })
  } catch (error) {
    await forgetRequest(db, mine)
    throw error
  }
}

const inProgress = () => new AppError('request_in_progress', { retryAfter: 1 })
