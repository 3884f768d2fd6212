import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type {
  BodyOf,
  Contract,
  EndpointSpec,
  FileType,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '#contracts/endpoint.ts'
import { honoursIdempotencyKey } from '#contracts/errors-of.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { type Actor, type ActorFor, admit } from './actor.ts'
import { openEventStream, type StreamReply } from './event-stream.ts'
import type { HumanCheck } from './human-check.ts'
import { once } from './idempotency.ts'
import { countCall } from './limits.ts'
import { discardUpload } from '#server/platform/storage/stored-files.ts'
import { parseInput, parseParams } from './parse-input.ts'
import { type FileReply, sendFile } from './send-file.ts'
import { replyEncoder } from './reply-encoder.ts'
import { sendPublic } from './send-public.ts'
import { readMultipart, type StoredUpload, uploadRules } from './uploads.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that this route answers. */
    endpoint?: EndpointSpec
  }
}

/** What a handler is given: checked input, a caller of the right kind, and the few things it may do to the reply. */
export interface Call<E extends EndpointSpec = EndpointSpec> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: ActorFor<E['audience']>
  /** The stored file of an upload, or null when none was sent. */
  file: StoredUpload | null
  cookies: Record<string, string | undefined>
  /** Names this sending: a repetition after a lost answer has the same. Null: the caller gave none. */
  idempotencyKey: string | null
  /** What the caller's program calls itself; '' for nothing. */
  userAgent: string
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  setHeader(name: string, value: string): void
}

type HandlerReply<E extends EndpointSpec> = E extends { file: readonly FileType[] }
  ? FileReply
  : E extends { stream: true }
    ? StreamReply
    : ReplyOf<E>

/** One handler for each call of a contract: a missing one, or a wrong reply, does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (call: Call<C[K]>) => Promise<HandlerReply<C[K]>>
}

type AnyHandler = (call: Call) => Promise<unknown>

export interface MountOptions {
  deps: Deps
  human: HumanCheck
  /** Whether a CV may be a DOCX now. */
  acceptsDocx(): Promise<boolean>
  resolveActor(request: FastifyRequest, audience: EndpointSpec['audience']): Promise<Actor>
}

/** Mounts every call of a contract: audience, limits and input are checked before a handler sees anything. */
export function mount<C extends Contract>(
  app: FastifyInstance,
  options: MountOptions,
  contract: C,
  handlers: Handlers<C>,
) {
  for (const name of Object.keys(contract)) {
    const endpoint = contract[name]
    if (!endpoint || (endpoint.debug && !options.deps.config.debugTools)) continue
    mountOne(app, options, endpoint, handlers[name] as unknown as AnyHandler)
  }
}

function mountOne(app: FastifyInstance, options: MountOptions, endpoint: EndpointSpec, handler: AnyHandler) {
  const encode = endpoint.reply ? replyEncoder(endpoint.reply) : null
  const status = endpoint.reply ? (endpoint.status ?? 200) : 204
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    // A HEAD would wait for the end of the stream.
    ...(endpoint.stream ? { exposeHeadRoute: false } : {}),
    // What is kept is kept compressed.
    ...(endpoint.cache ? { compress: false as const } : {}),
    handler: async (request, reply) => {
      if (endpoint.cache) return replyFromCache(options.deps, endpoint, encode, handler, request, reply)
      const actor = await options.resolveActor(request, endpoint.audience)
      admit(actor, endpoint)
      const { call, isPastLimit } = await readCall(options, endpoint, actor, request, reply)
      const work = async () => {
        await verifyHuman(options, endpoint, call, isPastLimit)
        return { status, body: await handler(call) }
      }
      const key = call.idempotencyKey
      const answer = await discardingUnclaimedUploads(options.deps, call, () =>
        key !== null
          ? once(
              options.deps,
              { scope: idempotencyScope(actor, request), key, request: signature(call, request) },
              work,
            )
          : work(),
      )
      if (endpoint.event) request.account = accountOf(actor, answer.body)
      if (endpoint.stream) return openEventStream(reply, answer.body as StreamReply)
      if (endpoint.file) return sendFile(reply, endpoint.file, answer.body as FileReply)
      reply.code(answer.status).header('cache-control', 'no-store')
      if (!encode) return reply.send()
      return reply.header('content-type', 'application/json; charset=utf-8').send(encode(answer.body))
    },
  })
}

/** By number: of who is signed in, or of who was just let in. */
function accountOf(actor: Actor, reply: unknown): string | undefined {
  if ('userId' in actor) return `user:${actor.userId}`
  if (actor.kind === 'admin') return `admin:${actor.adminId}`
  const { user } = (reply ?? {}) as { user?: { id?: number } }
  return user?.id === undefined ? undefined : `user:${user.id}`
}

/** A reply that is the same for everyone comes from the cache; its handler never learns who asks. */
async function replyFromCache(
  { publicCache }: Deps,
  endpoint: EndpointSpec,
  encode: ((value: unknown) => string) | null,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const key = `${endpoint.method} ${request.url}`
  const kept = publicCache.get(key)
  if (kept) return sendPublic(request, reply, kept)
  const { generation } = publicCache
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  }
  const body = await handler({
    ...(readAddress(endpoint, request) as Pick<Call, 'params' | 'query'>),
    body: readBody(endpoint, request.body),
    actor: { kind: 'anonymous' },
    file: null,
    cookies: {},
    idempotencyKey: null,
    userAgent: '',
    setCookie: () => {},
    setHeader: (name, value) => {
      headers[name] = value
    },
  })
  const bytes = Buffer.from(encode ? encode(body) : '')
  return sendPublic(request, reply, publicCache.put(key, generation, { status: 200, headers, body: bytes }))
}

async function readCall(
  { deps, acceptsDocx }: MountOptions,
  endpoint: EndpointSpec,
  actor: Actor,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ call: Call; isPastLimit: boolean }> {
  const { limit } = endpoint
  // The form parser is there for uploads; elsewhere a form would pass for an empty body.
  if (!endpoint.upload && request.isMultipart()) throw new AppError('unsupported_media_type')
  let isPastLimit = false
  const count = async (kind: 'address' | 'account', who: string): Promise<void> => {
    const refusal = limit && deps.config.rateLimits ? await countCall(deps.db, limit, kind, who) : null
    if (refusal && endpoint.human !== 'past-limit') throw refusal
    isPastLimit ||= refusal !== null
  }
  await count('address', request.ip)

  const address = readAddress(endpoint, request) as Pick<Call, 'params' | 'query'>
  const form = endpoint.upload
    ? await readMultipart(deps, request, await uploadRules(endpoint.upload, acceptsDocx))
    : null
  try {
    const body = readBody(endpoint, form ? form.fields : request.body)
    const account = 'userId' in actor ? String(actor.userId) : (body as { email?: string } | undefined)?.email
    if (account) await count('account', account)
    const call: Call = {
      ...address,
      body,
      actor,
      file: form?.file ?? null,
      cookies: request.cookies,
      idempotencyKey: idempotencyKeyOf(endpoint, request),
      userAgent: request.headers['user-agent'] ?? '',
      setCookie: (name, value, cookieOptions) => void reply.setCookie(name, value, cookieOptions),
      setHeader: (name, value) => void reply.header(name, value),
    }
    return { call, isPastLimit }
  } catch (error) {
    if (form?.file) await discardUpload(deps, form.file.storageKey)
    throw error
  }
}

function idempotencyKeyOf(endpoint: EndpointSpec, request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return honoursIdempotencyKey(endpoint) && typeof key === 'string' && key !== '' ? key : null
}

/** Part of the work, so that a repetition under the same Idempotency-Key is not asked to solve a used challenge again. */
async function verifyHuman(
  { human, deps }: MountOptions,
  endpoint: EndpointSpec,
  { actor, body }: Call,
  isPastLimit: boolean,
): Promise<void> {
  const { humanCheck } = (body ?? {}) as { humanCheck?: string }
  switch (endpoint.human) {
    case true:
      return human.verify(humanCheck)
    case 'visitor':
      if (actor.kind === 'anonymous') await human.verify(humanCheck)
      return
    case 'past-limit':
      if (isPastLimit && humanCheck === undefined && deps.config.humanCheck)
        throw new AppError('human_check_needed')
      if (isPastLimit) await human.verify(humanCheck)
  }
}

/**
 * Whatever the outcome, refusal or replayed answer: an upload that no handler made somebody's leaves nothing behind, unless the
 * handler took it off the call to keep it for later.
 */
async function discardingUnclaimedUploads<T>(deps: Deps, call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    if (call.file) await discardUpload(deps, call.file.storageKey)
  }
}

/** What the address says; asked before anything is received. */
const readAddress = (endpoint: EndpointSpec, request: FastifyRequest) => ({
  params: endpoint.params
    ? parseParams({ path: endpoint.path, params: endpoint.params }, request.params)
    : undefined,
  query: endpoint.query ? parseInput(endpoint.query, request.query) : undefined,
})

const readBody = (endpoint: EndpointSpec, body: unknown) =>
  endpoint.body ? parseInput(endpoint.body, body ?? {}) : undefined

const idempotencyScope = (actor: Actor, request: FastifyRequest): string =>
  'userId' in actor
    ? `user:${actor.userId}`
    : actor.kind === 'admin'
      ? `admin:${actor.adminId}`
      : `visitor:${createHash('sha256').update(request.ip).digest('base64url').slice(0, 22)}`

/** What makes two requests the same; the human check differs on every attempt, and of a password not even a hash is kept. */
function signature({ params, body }: Call, request: FastifyRequest): unknown {
  const { humanCheck: _, password: __, ...rest } = body ?? {}
  return [request.method, request.routeOptions.url, params, rest]
}
