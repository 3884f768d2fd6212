import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodedBody, type PublicReply } from './public-cache.ts'

/** Sends a cached reply in the best encoding for the caller, or 304 when the caller already has these bytes. */
export async function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  entry: PublicReply,
): Promise<FastifyReply> {
  const { body, encoding } = await encodedBody(entry, request.headers['accept-encoding'])
  const etag = encoding ? entry.etag.replace(/"$/, `-${encoding}"`) : entry.etag
  reply.code(entry.status).headers(entry.headers).header('etag', etag).header('vary', 'accept-encoding')
  if (entry.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  // `identity` tells the compression plugin not to change this reply.
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(body)
}
