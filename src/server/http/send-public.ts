import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodedBody, type PublicReply } from './public-cache.ts'

/** Sends a kept reply: compressed as the caller can read it, or 304 when the caller has these very bytes. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: PublicReply,
): Promise<FastifyReply> {
  const { body, encoding } = await encodedBody(entry, request.headers['accept-encoding'])
  const etag = encoding ? entry.etag.replace(/"$/, `-${encoding}"`) : entry.etag
  reply.code(entry.status).headers(entry.headers).header('etag', etag).header('vary', 'accept-encoding')
  if (entry.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  // `identity` tells the compressing plugin that this reply is as it should be.
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}
