import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { feedSeconds, mostFeedBytes, mostRedirects } from '#contracts/jobs/job-feeds-figures.ts'
import type { FetchProblem } from '#contracts/jobs/job-feeds-vocabulary.ts'
import { createOutgoing, type OutgoingOptions, problemOf } from './outgoing-request.ts'

/** What says whether a document changed: headers of the last answer. */
export interface KnownVersion {
  etag: string | null
  lastModified: string | null
}

export type Fetched =
  | ({ kind: 'document'; bytes: Buffer; contentType: string } & KnownVersion)
  | { kind: 'unchanged' }
  /** `code`: the HTTP status, if that is the problem. */
  | { kind: 'failed'; problem: FetchProblem; code: number | null }

export interface DocumentFetcher {
  /** Whether this URL may be asked, as far as its form says. */
  accepts(url: string): boolean
  get(url: string, known?: KnownVersion): Promise<Fetched>
}

interface Options extends OutgoingOptions {
  /** In milliseconds, for everything. */
  timeout?: number
  mostBytes?: number
}

class Refused extends Error {
  readonly problem: FetchProblem
  readonly code: number | null
  constructor(problem: FetchProblem, code: number | null = null) {
    super(problem)
    this.problem = problem
    this.code = code
  }
}

const redirects = new Set([301, 302, 303, 307, 308])
const unzip = promisify(gunzip)

/**
 * Reads documents from addresses that companies chose, as `createOutgoing` checks them. A few redirects are followed, each as an address
 * of its own: also the name that it leads to is looked up and must be public.
 */
export function createDocumentFetcher({
  timeout = feedSeconds * 1000,
  mostBytes = mostFeedBytes,
  ...options
}: Options): DocumentFetcher {
  const { accepts, send } = createOutgoing(options)

  async function follow(
    start: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    let url = start
    for (let turn = 0; turn <= mostRedirects; turn++) {
      const response = await send(url, { method: 'GET', headers, signal })
      const { location } = response.headers
      if (!redirects.has(response.statusCode ?? 0) || location === undefined) return response
      response.destroy()
      if (!URL.canParse(location, url)) throw new Refused('refused')
      url = new URL(location, url).href
    }
    throw new Refused('redirects')
  }

  return {
    accepts,
    async get(url, known = { etag: null, lastModified: null }) {
      const signal = AbortSignal.timeout(timeout)
      let hasBegun = false
      try {
        const response = await follow(url, headersFor(known), signal)
        hasBegun = true
        if (response.statusCode === 304) {
          response.destroy()
          return { kind: 'unchanged' }
        }
        if (response.statusCode !== 200) {
          response.destroy()
          throw new Refused('status', response.statusCode ?? null)
        }
        const { etag = null, 'last-modified': lastModified = null } = response.headers
        return {
          kind: 'document',
          bytes: await readWhole(response, mostBytes),
          contentType: response.headers['content-type'] ?? '',
          etag,
          lastModified,
        }
      } catch (error) {
        if (error instanceof Refused) return { kind: 'failed', problem: error.problem, code: error.code }
        return { kind: 'failed', problem: problemOf(error, { isLate: signal.aborted, hasBegun }), code: null }
      }
    },
  }
}

const headersFor = ({ etag, lastModified }: KnownVersion): Record<string, string> => ({
  accept: 'application/xml, application/json, text/xml, application/rss+xml;q=0.9, */*;q=0.5',
  'accept-encoding': 'gzip',
  'user-agent': 'Qhatu-Feeds/1.0',
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
})

/** The whole body, unpacked. What is larger, packed or not, is not read to its end. */
async function readWhole(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw new Refused('too_large')
    parts.push(part)
  }
  if (!response.complete) throw new Refused('cut')
  const bytes = Buffer.concat(parts)
  // Also a file that was packed before, such as `feed.xml.gz`.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await unzip(bytes, { maxOutputLength: most })
  } catch (error) {
    throw new Refused((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'cut')
  }
}
