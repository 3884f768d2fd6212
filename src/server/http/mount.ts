import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Contract, EndpointSpec, FileType, PieceOf, ReplyOf } from '#contracts/endpoint.ts'
import type { Audited } from '#server/audited.ts'
import type { Deps } from '#server/deps.ts'
import type { FileReply } from '#server/file-reply.ts'
import {
  type Answerable,
  type AnyHandler,
  type Call,
  makeCall,
  type MountOptions,
  readAddress,
  readBody,
} from './call.ts'
import { callerOf, recordUse, refuseKey } from './company-keys.ts'
import { openEventStream, type StreamReply } from './event-stream.ts'
import { mountForms } from './plain-forms.ts'
import { replyEncoder } from './reply-encoder.ts'
import { sendFile } from './send-file.ts'
import { sendPieces } from './send-pieces.ts'
import { keepBytes, mostSignedBytes, sentCall } from './signed-call.ts'
import { sendPublic } from './send-public.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of this route. */
    endpoint?: EndpointSpec
  }
}

type PlainReply<E extends EndpointSpec> = E extends { file: readonly FileType[] }
  ? FileReply
  : E extends { stream: true }
    ? StreamReply
    : E extends { pieces: z.ZodType }
      ? AsyncIterable<PieceOf<E>>
      : ReplyOf<E>

/** A call that the audit records also returns what was done. */
type HandlerReply<E extends EndpointSpec> = E extends { audit: string }
  ? Audited<PlainReply<E>>
  : PlainReply<E>

/** One handler per call of a contract: a missing handler or a wrong reply does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (call: Call<C[K]>) => Promise<HandlerReply<C[K]>>
}

/**
 * Mounts every call of a contract, and the plain forms that make them. Audience, limits and input are checked before
 * a handler runs.
 */
export function mount<C extends Contract>(
  app: FastifyInstance,
  options: MountOptions,
  contract: C,
  handlers: Handlers<C>,
) {
  const calls = Object.entries(contract)
    .filter(([, endpoint]) => !endpoint.debug || options.deps.config.debugTools)
    .map(([name, endpoint]) => ({ endpoint, handler: handlers[name] as unknown as AnyHandler }))
  for (const call of calls) mountOne(app, options, call)
  mountForms(app, options, calls)
}

function mountOne(app: FastifyInstance, options: MountOptions, { endpoint, handler }: Answerable) {
  const encode = endpoint.reply ? replyEncoder(endpoint.reply) : null
  const encodePiece = endpoint.pieces ? replyEncoder(endpoint.pieces) : null
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    // A HEAD request would wait for the end of the stream.
    ...(endpoint.stream ? { exposeHeadRoute: false } : {}),
    ...(endpoint.signed ? { preParsing: keepBytes, bodyLimit: mostSignedBytes } : {}),
    // Cached replies are stored compressed, and pieces would wait for each other.
    ...(endpoint.cache || endpoint.pieces ? { compress: false as const } : {}),
    ...(endpoint.key ? { onSend: recordUse(options, endpoint) } : {}),
    handler: async (request, reply) => {
      refuseKey(endpoint, request)
      if (endpoint.cache) return replyFromCache(options.deps, endpoint, encode, handler, request, reply)
      const actor = await callerOf(options, endpoint, request)
      const { status, body } = await makeCall(options, { endpoint, handler }, actor, { request, reply })
      if (endpoint.stream) return openEventStream(reply, body as StreamReply)
      if (encodePiece) return sendPieces(reply, encodePiece, body as AsyncIterable<unknown>)
      if (endpoint.file) return sendFile(reply, endpoint.file, body as FileReply)
      reply.code(status).header('cache-control', 'no-store')
      if (!encode) return reply.send()
      return reply.header('content-type', 'application/json; charset=utf-8').send(encode(body))
    },
  })
}

/** Sends a reply that is the same for everyone from the cache; its handler does not know the caller. */
async function replyFromCache(
  { publicCache }: Deps,
  endpoint: EndpointSpec,
  encode: ((value: unknown) => string) | null,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const key = `${endpoint.method} ${request.url}`
  const cached = publicCache.get(key)
  if (cached) return sendPublic(request, reply, cached)
  const { generation } = publicCache
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  }
  const body = await handler({
    ...(readAddress(endpoint, request) as Pick<Call, 'params' | 'query'>),
    body: readBody(endpoint, request.body),
    actor: { kind: 'anonymous' },
    byForm: false,
    file: null,
    files: {},
    cookies: {},
    idempotencyKey: null,
    userAgent: '',
    sent: sentCall(request),
    trace: { requestId: request.id, address: request.ip },
    gone: new AbortController().signal,
    setCookie: () => {},
    setHeader: (name, value) => {
      headers[name] = value
    },
  })
  const bytes = Buffer.from(encode ? encode(body) : '')
  return sendPublic(request, reply, publicCache.put(key, generation, { status: 200, headers, body: bytes }))
}
