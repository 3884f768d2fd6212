import type { RestReason, TryProblem } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { mostTries } from './schedule.ts'

/** What came back from a receiver. */
export interface Answer {
  /** The HTTP status; null: none arrived. */
  code: number | null
  /** Null: the answer is complete. */
  problem: TryProblem | null
}

/** The receiver says that the whole endpoint should get less for a while. */
const slowCodes: ReadonlySet<number> = new Set([429, 502, 503, 504])

type Outcome = 'success' | 'gone' | 'failed'

/** Only a complete 2xx is a success; a redirect is none. `gone`: the receiver wants nothing more, ever. */
export function judge({ code, problem }: Answer): Outcome {
  if (problem !== null || code === null) return 'failed'
  if (code >= 200 && code < 300) return 'success'
  return code === 410 ? 'gone' : 'failed'
}

/** Whether other deliveries to this endpoint should wait too: each would occupy a worker until it fails as well. */
export const isOverloaded = ({ code, problem }: Answer): boolean =>
  problem === 'timeout' || (code !== null && slowCodes.has(code))

interface Delivery {
  /** How many there were, with this one. */
  tries: number
  createdAt: Date
  /** Of its endpoint, with any delivery. */
  lastSuccessAt: Date | null
}

/** Why its endpoint rests after a try; null: it does not. It fails when all tries of a delivery did and nothing else has arrived since. */
export function restReasonAfter(
  outcome: Outcome,
  { tries, createdAt, lastSuccessAt }: Delivery,
): RestReason | null {
  if (outcome !== 'failed') return outcome === 'gone' ? 'gone' : null
  const hasArrived = lastSuccessAt !== null && lastSuccessAt >= createdAt
  return tries >= mostTries && !hasArrived ? 'failing' : null
}
