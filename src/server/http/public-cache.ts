import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export interface PublicReply {
  status: number
  headers: Record<string, string>
  body: Buffer
  etag: string
  encoded: Partial<Record<'br' | 'gzip', Buffer>>
}

/** Relative ages ('Hoy') are part of the bytes, so nothing is cached longer than this. In milliseconds. */
const maxAge = 5 * 60_000
const maxBytes = 96 * 1024 * 1024

/**
 * Caches replies that are the same bytes for everyone: rendered public pages and public lists. A change to their
 * content clears the cache in every process (see `db/changes.ts`).
 */
export class PublicCache {
  readonly #entries = new LRUCache<string, PublicReply>({
    maxSize: maxBytes,
    ttl: maxAge,
    sizeCalculation: (entry) => entry.body.length * 2 + 512,
  })
  #generation = 0

  /** Compare before and after creating a reply: one created during a change must not be cached. */
  get generation(): number {
    return this.#generation
  }

  /** The approximate number of cached bytes. */
  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): PublicReply | undefined {
    return this.#entries.get(key)
  }

  /** Caches a reply if nothing changed since `generation`, and returns it in either case. */
  put(key: string, generation: number, reply: Pick<PublicReply, 'status' | 'headers' | 'body'>): PublicReply {
    const entry: PublicReply = { ...reply, etag: etagOf(reply.body), encoded: {} }
    if (generation === this.#generation) this.#entries.set(key, entry)
    return entry
  }

  clear(): void {
    this.#generation++
    this.#entries.clear()
  }
}

const renderedAt = Buffer.from(' data-rendered-at="')

/** A hash of everything except the rendering time, so that a page rendered later with the same content matches. */
function etagOf(body: Buffer): string {
  const start = body.indexOf(renderedAt)
  const end = start < 0 ? 0 : body.indexOf('"', start + renderedAt.length)
  const hash = createHash('sha256')
    .update(body.subarray(0, Math.max(start, 0)))
    .update(body.subarray(end))
  return `"${hash.digest('base64url').slice(0, 22)}"`
}

/**
 * The smallest encoding of a reply that `accept` (an Accept-Encoding header) allows; compressed once, then cached.
 */
export async function encodedBody(
  entry: PublicReply,
  accept: string | undefined,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  if (entry.body.length < 1024 || !accept) return { body: entry.body, encoding: null }
  const encoding = /\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : null
  if (!encoding) return { body: entry.body, encoding }
  entry.encoded[encoding] ??=
    encoding === 'br'
      ? await compressBrotli(entry.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : await compressGzip(entry.body, { level: 6 })
  return { body: entry.encoded[encoding], encoding }
}
