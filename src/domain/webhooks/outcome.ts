import type { TryProblem } from '#contracts/webhooks/webhooks-vocabulary.ts'

/** What came back from a receiver. */
export interface Answer {
  /** The HTTP status; null: none arrived. */
  code: number | null
  /** Null: the answer is complete. */
  problem: TryProblem | null
}

/** The receiver says that the whole endpoint should get less for a while. */
const slowCodes: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Only a complete 2xx is a success; a redirect is none. `gone`: the receiver wants nothing more, ever. */
export function judge({ code, problem }: Answer): 'success' | 'gone' | 'failed' {
  if (problem !== null || code === null) return 'failed'
  if (code >= 200 && code < 300) return 'success'
  return code === 410 ? 'gone' : 'failed'
}

/** Whether other deliveries to this endpoint should wait too: each would occupy a worker until it fails as well. */
export const isOverloaded = ({ code, problem }: Answer): boolean =>
  problem === 'timeout' || (code !== null && slowCodes.has(code))
