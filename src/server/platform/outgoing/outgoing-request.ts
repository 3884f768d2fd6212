import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { type RequestOptions, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { TryProblem } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { isPublicAddress } from './public-network.ts'

export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>

export interface OutgoingOptions {
  /** Also http and addresses of this machine, for trials. Never in production. */
  allowsLocal: boolean
  /** How a name is looked up; replaced in tests. */
  resolve?: Resolve
}

export interface OutgoingRequest {
  method: 'GET' | 'POST'
  headers: Record<string, string | number>
  body?: string
  signal: AbortSignal
}

/** What goes wrong on the way. */
type TransportProblem = Exclude<TryProblem, 'off' | 'withheld'>

/** Why nothing was sent. */
class NotSent extends Error {
  readonly problem: TransportProblem
  constructor(problem: TransportProblem) {
    super(problem)
    this.problem = problem
  }
}

const resolveAll: Resolve = (name) => lookup(name, { all: true, verbatim: true })

export interface Outgoing {
  /** Whether this URL may be asked, as far as its form says: not its name, which is looked up at each request. */
  accepts(url: string): boolean
  /** The head of the answer; its body is read by the caller. Throws NotSent, and what the network throws. */
  send(url: string, request: OutgoingRequest): Promise<IncomingMessage>
}

/**
 * Requests to addresses that companies chose. Each name is looked up once for each request, all its addresses must be
 * public, and the connection goes to the address that was checked: a name that changes meanwhile leads nowhere else. No
 * redirect is followed, and connections are not shared.
 */
export function createOutgoing({ allowsLocal, resolve = resolveAll }: OutgoingOptions): Outgoing {
  const mayReach = (address: string) => allowsLocal || isPublicAddress(address)

  function accepts(text: string): boolean {
    const url = URL.parse(text)
    if (!url || url.username !== '' || url.password !== '') return false
    if (url.protocol !== 'https:' && !(allowsLocal && url.protocol === 'http:')) return false
    const host = hostOf(url)
    return isIP(host) === 0 ? allowsLocal || host.includes('.') : mayReach(host)
  }

  async function checked(host: string) {
    const family = isIP(host)
    const found = family
      ? [{ address: host, family }]
      : await resolve(host).catch(() => {
          throw new NotSent('unresolved')
        })
    if (found.length === 0) throw new NotSent('unresolved')
    if (!found.every(({ address }) => mayReach(address))) throw new NotSent('refused')
    return found
  }

  return {
    accepts,
    async send(text, { method, headers, body, signal }) {
      if (!accepts(text)) throw new NotSent('refused')
      const url = new URL(text)
      const found = await Promise.race([checked(hostOf(url)), aborted(signal)])
      const options: RequestOptions = { method, agent: false, signal, lookup: pinnedTo(found), headers }
      return new Promise<IncomingMessage>((done, fail) => {
        const request = url.protocol === 'http:' ? httpRequest(url, options) : httpsRequest(url, options)
        request.on('response', done).on('error', fail).end(body)
      })
    },
  }
}

/** The name or the address of a URL; IPv6 without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

/** The look-up of a connection: the addresses that were checked, whatever the name says by now. */
const pinnedTo =
  (found: { address: string; family: number }[]): LookupFunction =>
  (_, { all }, answer) => {
    const [first] = found
    if (all) answer(null, found)
    else answer(null, first!.address, first!.family)
  }

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true })
  })

/** What went wrong, from what `send` or reading its answer threw. */
export function problemOf(
  error: unknown,
  { isLate, hasBegun }: { isLate: boolean; hasBegun: boolean },
): TransportProblem {
  if (error instanceof NotSent) return error.problem
  if (isLate) return 'timeout'
  if (hasBegun) return 'cut'
  const code = (error as { code?: string }).code ?? ''
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME)/.test(code)
    ? 'tls'
    : 'unreachable'
}
