import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Webhook } from 'standardwebhooks'
import type { Signer } from '#contracts/endpoint.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent, of a signed call. */
    bytes?: Buffer
  }
}

/** In bytes. A report of a mail that came back may contain the mail. */
export const mostSignedBytes = 1_048_576

/** Keeps the bytes of a signed call before they are parsed: the same JSON can be written in many ways. */
export async function keepBytes(request: FastifyRequest, _: unknown, payload: Readable): Promise<Readable> {
  let size = 0
  request.bytes = await buffer(
    (async function* () {
      for await (const part of payload as AsyncIterable<Buffer>) {
        size += part.length
        if (size > mostSignedBytes) throw new AppError('payload_too_large')
        yield part
      }
    })(),
  )
  // The framework compares it with the header.
  return Object.assign(Readable.from([request.bytes]), { receivedEncodedLength: size })
}

/** Accepts mails as bodies, for the calls that take one. */
export function acceptMails(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>('message/rfc822', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.endpoint?.raw) done(null, body)
    else done(new AppError('unsupported_media_type'))
  })
}

/** The bytes of a body that is not JSON. Throws unsupported_media_type for JSON, and bad_request for none. */
export function readBytes(body: unknown): { bytes: Uint8Array } {
  if (Buffer.isBuffer(body)) return { bytes: body }
  throw new AppError(body === undefined || body === null ? 'bad_request' : 'unsupported_media_type')
}

/** A signed call as it was sent, for a signature that only its adapter can check. */
export interface SentCall {
  bytes: Buffer
  headers: FastifyRequest['headers']
  query: Record<string, string | undefined>
}

export const sentCall = ({ bytes, headers, query }: FastifyRequest): SentCall => ({
  bytes: bytes ?? Buffer.alloc(0),
  headers,
  query: Object.fromEntries(
    Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
  ),
})

/**
 * Accepts a call that the holder of the secret signed within the last five minutes, with the headers of Standard Webhooks or
 * the older ones of Svix, which mail services send. Payment providers sign in ways of their own: their adapters check that. Throws
 * signature_invalid, and not_found without a secret.
 */
export function requireSignature(config: Config, signer: Signer, { headers, bytes }: FastifyRequest): void {
  if (signer !== 'mail') return
  const secret = config.mailEventsSecret
  if (secret === null) throw new AppError('not_found')
  const header = (name: string) => String(headers[`webhook-${name}`] ?? headers[`svix-${name}`] ?? '')
  try {
    const sent = {
      'webhook-id': header('id'),
      'webhook-timestamp': header('timestamp'),
      'webhook-signature': header('signature'),
    }
    new Webhook(secret).verify(bytes ?? '', sent, { jsonParse: false })
  } catch {
    throw new AppError('signature_invalid')
  }
}
