import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type {
  BodyOf,
  EndpointSpec,
  FormSpec,
  LimitName,
  ParamsOf,
  QueryOf,
  Upload,
} from '#contracts/endpoint.ts'
import { honoursIdempotencyKey } from '#contracts/errors-of.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { discardUpload } from '#server/platform/storage/stored-files.ts'
import { type Actor, type ActorFor, admit } from './actor.ts'
import type { HumanCheck } from './human-check.ts'
import { once } from './idempotency.ts'
import { countCall } from './limits.ts'
import { parseInput, parseParams } from './parse-input.ts'
import { readMultipart, type StoredUpload, uploadRules } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call that it makes, once that is known. */
    endpoint?: EndpointSpec
  }
}

/** What a handler is given: checked input, a caller of the right kind, and the few things it may do to the reply. */
export interface Call<E extends EndpointSpec = EndpointSpec> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: ActorFor<E['audience']>
  /** A page's form made it, without scripts: nothing has shown that a person sends it. */
  byForm: boolean
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

/** Of any call. */
export type AnyHandler = (call: Call) => Promise<unknown>

/** What calls are made with, whichever they are. */
export interface MountOptions {
  deps: Deps
  human: HumanCheck
  /** Whether a CV may be a DOCX now. */
  acceptsDocx(): Promise<boolean>
  resolveActor(request: FastifyRequest, audience: EndpointSpec['audience']): Promise<Actor>
}

/** A call, and who answers it. */
export interface Answerable {
  endpoint: EndpointSpec
  handler: AnyHandler
}

/** What is particular to a call that the plain form of a page makes. */
export interface SentForm extends Pick<Extract<FormSpec, { leadsTo: string }>, 'limits'> {
  /** The file that the page's form may carry, whether the call takes one or not. */
  upload: Upload | undefined
  /** Takes what was typed as it is read, also before a file that is refused. */
  typed: Record<string, string>
}

export interface Answer {
  call: Call
  status: number
  /** What the handler replied, now or when the same was asked before. */
  body: unknown
}

/**
 * Makes one call, whichever way it came: lets its caller through, counts, reads and checks what was sent, asks for the human check,
 * and answers a repetition with the first answer. A plain form brings no human check: its own limits stand in for it.
 */
export async function makeCall(
  options: MountOptions,
  { endpoint, handler }: Answerable,
  actor: Actor,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  form: SentForm | null = null,
): Promise<Answer> {
  request.endpoint = endpoint
  admit(actor, endpoint)
  const { call, isPastLimit } = await readCall(options, endpoint, actor, { request, reply }, form)
  const work = async () => {
    if (!form) await verifyHuman(options, endpoint, call, isPastLimit)
    return { status: endpoint.reply ? (endpoint.status ?? 200) : 204, body: await handler(call) }
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
  return { call, ...answer }
}

async function readCall(
  { deps, acceptsDocx }: MountOptions,
  endpoint: EndpointSpec,
  actor: Actor,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  form: SentForm | null,
): Promise<{ call: Call; isPastLimit: boolean }> {
  const limits: readonly LimitName[] = form?.limits ?? (endpoint.limit ? [endpoint.limit] : [])
  const upload = form ? form.upload : endpoint.upload
  // The form parser is there for uploads; elsewhere a form would pass for an empty body.
  if (!form && !upload && request.isMultipart()) throw new AppError('unsupported_media_type')
  let isPastLimit = false
  const count = async (kind: 'address' | 'account', who: string): Promise<void> => {
    if (!deps.config.rateLimits) return
    for (const limit of limits) {
      const refusal = await countCall(deps.db, limit, kind, who)
      if (refusal && endpoint.human !== 'past-limit') throw refusal
      isPastLimit ||= refusal !== null
    }
  }
  // No script has looked at a plain form before it was sent: its mistakes are not counted. A file is, before it is received.
  const countsMistakes = !form || upload !== undefined
  if (countsMistakes) await count('address', request.ip)

  const address = readAddress(endpoint, request) as Pick<Call, 'params' | 'query'>
  const parts = upload
    ? await readMultipart(deps, request, await uploadRules(upload, acceptsDocx), form?.typed)
    : null
  try {
    if (form && !parts) Object.assign(form.typed, request.body)
    const body = readBody(endpoint, form ? withBoxes(endpoint, form.typed) : (parts?.fields ?? request.body))
    if (!countsMistakes) await count('address', request.ip)
    const account = 'userId' in actor ? String(actor.userId) : (body as { email?: string } | undefined)?.email
    if (account) await count('account', account)
    const call: Call = {
      ...address,
      body,
      actor,
      byForm: form !== null,
      file: parts?.file ?? null,
      cookies: request.cookies,
      idempotencyKey: idempotencyKeyOf(endpoint, request),
      userAgent: request.headers['user-agent'] ?? '',
      setCookie: (name, value, cookieOptions) => void reply.setCookie(name, value, cookieOptions),
      setHeader: (name, value) => void reply.header(name, value),
    }
    return { call, isPastLimit }
  } catch (error) {
    if (parts?.file) await discardUpload(deps, parts.file.storageKey)
    throw error
  }
}

/** A form says nothing of a check box that is not ticked. */
function withBoxes({ body }: EndpointSpec, typed: Record<string, string>): Record<string, string | boolean> {
  const boxes = Object.entries<z.ZodType>(body?.shape ?? {}).filter(([, field]) => isBoolean(field))
  return { ...typed, ...Object.fromEntries(boxes.map(([name]) => [name, name in typed])) }
}

const isBoolean = (field: z.ZodType): boolean =>
  field instanceof z.ZodBoolean ||
  ((field instanceof z.ZodDefault || field instanceof z.ZodOptional) &&
    isBoolean(field.unwrap() as z.ZodType))

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

/** By number: of who is signed in, or of who was just let in. */
function accountOf(actor: Actor, reply: unknown): string | undefined {
  if ('userId' in actor) return `user:${actor.userId}`
  if (actor.kind === 'admin') return `admin:${actor.adminId}`
  const { user } = (reply ?? {}) as { user?: { id?: number } }
  return user?.id === undefined ? undefined : `user:${user.id}`
}

/** What the address says; asked before anything is received. */
export const readAddress = (endpoint: EndpointSpec, request: FastifyRequest) => ({
  params: endpoint.params
    ? parseParams({ path: endpoint.path, params: endpoint.params }, request.params)
    : undefined,
  query: endpoint.query ? parseInput(endpoint.query, request.query) : undefined,
})

export const readBody = (endpoint: EndpointSpec, body: unknown) =>
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
