import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { type RequestOptions, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { mostReplyBytes, webhookSeconds } from '#contracts/webhooks/webhook-figures.ts'
import type { TryProblem } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { isPublicAddress } from './public-network.ts'

/** What came back from a receiver. `reply`: the first part of the body, as text. */
export interface Answer {
  code: number | null
  problem: TryProblem | null
  reply: string | null
  /** The header. */
  retryAfter: string | null
  ms: number
}

export interface WebhookSender {
  /** Whether something may be sent to this URL, as far as its form says: not its name, which is looked up at each try. */
  accepts(url: string): boolean
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<Answer>
}

export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>

interface Options {
  /** Also http and addresses of this machine, for trials. Never in production. */
  allowsLocal: boolean
  /** How a name is looked up; replaced in tests. */
  resolve?: Resolve
  /** In milliseconds. */
  timeout?: number
}

/** Why nothing was sent. */
class NotSent extends Error {
  readonly problem: TryProblem
  constructor(problem: TryProblem) {
    super(problem)
    this.problem = problem
  }
}

const resolveAll: Resolve = (name) => lookup(name, { all: true, verbatim: true })

/**
 * Sends webhooks to addresses that companies chose. Each name is looked up once for each try, all its addresses must be
 * public, and the connection goes to the address that was checked: a name that changes meanwhile leads nowhere else. No
 * redirect is followed, and connections are not shared.
 */
export function createWebhookSender({
  allowsLocal,
  resolve = resolveAll,
  timeout = webhookSeconds * 1000,
}: Options): WebhookSender {
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

  async function send(
    url: URL,
    { headers, body }: { headers: Record<string, string>; body: string },
    signal: AbortSignal,
  ) {
    const found = await Promise.race([checked(hostOf(url)), aborted(signal)])
    const options: RequestOptions = {
      method: 'POST',
      agent: false,
      signal,
      lookup: pinnedTo(found),
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'accept-encoding': 'identity',
        'user-agent': 'Qhatu-Webhooks/1.0',
      },
    }
    return new Promise<IncomingMessage>((done, fail) => {
      const request = url.protocol === 'http:' ? httpRequest(url, options) : httpsRequest(url, options)
      request.on('response', done).on('error', fail).end(body)
    })
  }

  return {
    accepts,
    async post(text, message) {
      const started = performance.now()
      const signal = AbortSignal.timeout(timeout)
      const answer = {
        code: null as number | null,
        reply: null as string | null,
        retryAfter: null as string | null,
      }
      let problem: TryProblem | null = null
      try {
        if (!accepts(text)) throw new NotSent('refused')
        const response = await send(new URL(text), message, signal)
        answer.code = response.statusCode ?? null
        answer.retryAfter = response.headers['retry-after'] ?? null
        const parts: Buffer[] = []
        try {
          await readStart(response, parts)
        } finally {
          answer.reply = asText(Buffer.concat(parts).subarray(0, mostReplyBytes))
        }
      } catch (error) {
        problem = problemOf(error, { isLate: signal.aborted, hasBegun: answer.code !== null })
      }
      return { ...answer, problem, ms: Math.round(performance.now() - started) }
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

/** Reads until the end, or until more than is stored; the rest is not waited for. */
async function readStart(response: IncomingMessage, parts: Buffer[]): Promise<void> {
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size >= mostReplyBytes) return
  }
}

/** PostgreSQL stores no NUL. A character cut in two at the end becomes a replacement character. */
const asText = (bytes: Buffer): string => bytes.toString('utf8').replaceAll('\0', '\uFFFD')

function problemOf(error: unknown, { isLate, hasBegun }: { isLate: boolean; hasBegun: boolean }): TryProblem {
  if (error instanceof NotSent) return error.problem
  if (isLate) return 'timeout'
  if (hasBegun) return 'cut'
  const code = (error as { code?: string }).code ?? ''
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME)/.test(code)
    ? 'tls'
    : 'unreachable'
}
