import { isApiError } from '#web/lib/api-client.ts'

/** Why there is no whole answer. `until`: when the next question is possible, in ms since 1970. */
export type Fault =
  | { kind: 'offline' | 'unreachable' | 'cut' | 'slow' | 'not-ours' | 'server' }
  | { kind: 'busy'; until: number }
  | { kind: 'refused'; message: string }

/** Nothing came for too long. */
export class TooSlow extends Error {}

/** The answer stopped before its end. */
export class CutOff extends Error {}

/** In seconds: when the server refuses a question without saying until when. */
const usualWait = 60

/** What went wrong with a question. `hasBegun`: pieces of its answer had come. */
export function faultOf(
  error: unknown,
  { now, hasBegun, isOnline }: { now: number; hasBegun: boolean; isOnline: boolean },
): Fault {
  if (isApiError(error)) {
    if (error.status === 429) return { kind: 'busy', until: now + 1000 * (error.retryAfter ?? usualWait) }
    const { fields = {}, message } = error.body
    const said = Object.values(fields)[0] ?? message
    return error.status < 500 && said ? { kind: 'refused', message: said } : { kind: 'server' }
  }
  if (error instanceof TooSlow) return { kind: 'slow' }
  // A page instead of an answer: a network that wants a login, or a server that is being changed.
  if (error instanceof SyntaxError) return { kind: 'not-ours' }
  if (error instanceof CutOff || hasBegun) return { kind: 'cut' }
  // The browser says no more about a request that found no server.
  return { kind: isOnline ? 'unreachable' : 'offline' }
}

/** Whether to ask again by itself as soon as the network is back. */
export const isOfLine = (fault: Fault | null): boolean =>
  fault?.kind === 'offline' || fault?.kind === 'unreachable' || fault?.kind === 'cut'
