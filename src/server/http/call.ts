import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { AuditCode } from '#contracts/admin/admin-vocabulary.ts'
import type { BodyOf, EndpointSpec, FormSpec, LimitName, ParamsOf, QueryOf } from '#contracts/endpoint.ts'
import { honoursIdempotencyKey } from '#contracts/errors-of.ts'
import {
  type Actor,
  type ActorFor,
  admit,
  type AdminActor,
  ownerName,
  type RequestTrace,
} from '#server/actor.ts'
import type { AuditDetails, Audited } from '#server/audited.ts'
import { commitTogether, type Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { countCall } from '#server/platform/rate-limits/rate-limits.ts'
import { discardUpload, type StoredUpload } from '#server/platform/storage/stored-files.ts'
import { withBoxes, withRecords } from './form-fields.ts'
import type { CompanyKeys } from './company-keys.ts'
import type { HumanCheck } from './human-check.ts'
import { answerOnce } from './idempotency.ts'
import { parseInput, parseParams } from './parse-input.ts'
import { readBytes, requireSignature, type SentCall, sentCall } from './signed-call.ts'
import { type Accepted, type FileSettings, readMultipart, uploadsOf } from './uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call of this request, once known. */
    endpoint?: EndpointSpec
  }
}

/** The input of a handler: checked data, a caller of the right kind, and the few allowed changes to the reply. */
export interface Call<E extends EndpointSpec = EndpointSpec> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  actor: ActorFor<E['audience']>
  /** A plain form sent it, without scripts: nothing has shown that a person sent it. */
  byForm: boolean
  /** The stored file of an upload, or null when none was sent. */
  file: StoredUpload | null
  /** The stored files by the key of their record; empty when none was sent. */
  files: Record<string, StoredUpload>
  cookies: Record<string, string | undefined>
  /** Identifies the request: a retry after a lost reply has the same key. Null: none was given. */
  idempotencyKey: string | null
  /** The User-Agent header; '' if missing. */
  userAgent: string
  /** The call as it was sent, for the adapter that checks its signature. */
  sent: SentCall
  trace: RequestTrace
  /** Aborted when the caller leaves before the reply. */
  gone: AbortSignal
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  setHeader(name: string, value: string): void
}

/** The handler of any call. */
export type AnyHandler = (call: Call) => Promise<unknown>

/** The dependencies of all calls. */
export interface MountOptions {
  deps: Deps
  human: HumanCheck
  /** What the operator's settings say of files. */
  fileSettings(): Promise<FileSettings>
  resolveActor(request: FastifyRequest, audience: EndpointSpec['audience']): Promise<Actor>
  keys: CompanyKeys
  /** Writes to the audit what an administrator did. */
  writeAudit(
    tx: Db,
    admin: AdminActor,
    done: { code: AuditCode; audited: AuditDetails; trace: RequestTrace },
  ): Promise<void>
}

/** A call with its handler. */
export interface Answerable {
  endpoint: EndpointSpec
  handler: AnyHandler
}

/** The properties of a call made by a plain form. */
export interface SentForm extends Pick<Extract<FormSpec, { leadsTo: string }>, 'limits'> {
  /** The files that the form may contain, even if the call takes none. */
  accepted: Accepted
  /** Collects the typed fields while they are read, also when the file is refused. */
  typed: Record<string, string>
}

export interface Answer {
  call: Call
  status: number
  /** The handler's reply, from this request or from an earlier one with the same key. */
  body: unknown
}

/**
 * Makes one call, from a script or a plain form: admits the caller, applies the limits, parses and validates the
 * input, verifies the human check, and answers a repeated request with the first reply. A plain form has no human
 * check; its own limits replace it. What an administrator changes and its entry in the audit are one commit.
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
  if (endpoint.signed) requireSignature(options.deps.config, endpoint.signed, request)
  const { call, isPastLimit } = await readCall(options, endpoint, actor, { request, reply }, form)
  let details: AuditDetails | undefined
  const work = async () => {
    if (!form) await verifyHuman(options, endpoint, call, isPastLimit)
    const status = endpoint.reply ? (endpoint.status ?? 200) : 204
    if (!endpoint.audit) return { status, body: await handler(call) }
    const { audited, reply: body } = (await handler(call)) as Audited<unknown>
    details = audited
    return { status, body }
  }
  const { audit: code } = endpoint
  const audit =
    code && actor.kind === 'admin'
      ? (tx: Db) =>
          options.writeAudit(tx, actor, { code, audited: details as AuditDetails, trace: call.trace })
      : undefined
  const key = call.idempotencyKey
  const answer = await discardingUnclaimedUploads(options.deps, call, () => {
    if (key !== null) {
      const sent = { scope: idempotencyScope(actor, request), key, request: signature(call, request) }
      return answerOnce(options.deps, sent, work, audit)
    }
    return audit ? commitTogether(options.deps, work, audit) : work()
  })
  if (endpoint.event) request.account = accountOf(actor, answer.body)
  return { call, ...answer }
}

async function readCall(
  { deps, fileSettings }: MountOptions,
  endpoint: EndpointSpec,
  actor: Actor,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  form: SentForm | null,
): Promise<{ call: Call; isPastLimit: boolean }> {
  const accepted: Accepted = form ? form.accepted : endpoint
  const takesFiles = accepted.upload !== undefined || (accepted.files !== undefined && request.isMultipart())
  const limits: readonly LimitName[] = form?.limits ?? limitsOf(endpoint, takesFiles)
  // The form parser exists for uploads; for other calls a form would look like an empty body.
  if (!form && !takesFiles && request.isMultipart()) throw new AppError('unsupported_media_type')
  let isPastLimit = false
  const count = async (kind: 'address' | 'account', who: string): Promise<void> => {
    if (!deps.config.rateLimits) return
    for (const limit of limits) {
      const refusal = await countCall(deps.db, limit, kind, who)
      if (refusal && endpoint.human !== 'past-limit') throw refusal
      isPastLimit ||= refusal !== null
    }
  }
  // A plain form is not validated by scripts before it is sent, so invalid input is not counted. A form with a file
  // is counted before the file is received.
  const countsMistakes = !form || takesFiles
  if (countsMistakes) await count('address', request.ip)

  const address = readAddress(endpoint, request) as Pick<Call, 'params' | 'query'>
  const parts = takesFiles ? await readMultipart(deps, request, accepted, fileSettings, form?.typed) : null
  try {
    if (form && !parts) Object.assign(form.typed, request.body)
    const typed = form?.typed ?? parts?.fields
    const fields = typed && withRecords(endpoint, typed)
    const body = readBody(endpoint, form && fields ? withBoxes(endpoint, fields) : (fields ?? request.body))
    if (!countsMistakes) await count('address', request.ip)
    const account = signedIn(actor) ?? (body as { email?: string } | undefined)?.email
    if (account) await count('account', account)
    const call: Call = {
      ...address,
      body,
      actor,
      byForm: form !== null,
      file: parts?.file ?? null,
      files: parts?.files ?? {},
      cookies: request.cookies,
      idempotencyKey: idempotencyKeyOf(endpoint, request),
      userAgent: request.headers['user-agent'] ?? '',
      sent: sentCall(request),
      trace: { requestId: request.id, address: request.ip },
      gone: leaving(reply),
      setCookie: (name, value, cookieOptions) => void reply.setCookie(name, value, cookieOptions),
      setHeader: (name, value) => void reply.header(name, value),
    }
    return { call, isPastLimit }
  } catch (error) {
    for (const { storageKey } of parts ? uploadsOf(parts) : []) await discardUpload(deps, storageKey)
    throw error
  }
}

function leaving({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => raw.writableFinished || gone.abort())
  return gone.signal
}

/** A call that takes files besides JSON counts those who send them. */
function limitsOf({ limit, files }: EndpointSpec, takesFiles: boolean): LimitName[] {
  if (limit) return [limit]
  return files && takesFiles ? ['upload'] : []
}

function idempotencyKeyOf(endpoint: EndpointSpec, request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return honoursIdempotencyKey(endpoint) && typeof key === 'string' && key !== '' ? key : null
}

/** Part of `work`, so that a retry with the same Idempotency-Key does not have to solve a used challenge again. */
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
 * After any result, refusal or repeated reply, deletes uploads that no handler claimed, unless the handler took them
 * off the call to keep them.
 */
async function discardingUnclaimedUploads<T>(deps: Deps, call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    for (const { storageKey } of uploadsOf(call)) await discardUpload(deps, storageKey)
  }
}

/** The account of the caller; undefined without a session. */
const signedIn = (actor: Actor): string | undefined =>
  actor.kind === 'anonymous' ? undefined : ownerName(actor)

/** A program's requests are apart from those of the people. */
const keyOf = (actor: Actor): string | undefined =>
  actor.kind === 'company' && actor.key ? `key:${actor.key.id}` : undefined

/** The account of the signed-in person, or of the person just signed in. */
function accountOf(actor: Actor, reply: unknown): string | undefined {
  const { user } = (reply ?? {}) as { user?: { id?: number } }
  return signedIn(actor) ?? (user?.id === undefined ? undefined : ownerName({ userId: user.id }))
}

/** Parses the path and query; called before the body is received. */
export const readAddress = (endpoint: EndpointSpec, request: FastifyRequest) => ({
  params: endpoint.params
    ? parseParams({ path: endpoint.path, params: endpoint.params }, request.params)
    : undefined,
  query: endpoint.query ? parseInput(endpoint.query, request.query) : undefined,
})

export const readBody = (endpoint: EndpointSpec, body: unknown) => {
  if (endpoint.raw) return readBytes(body)
  return endpoint.body ? parseInput(endpoint.body, body ?? {}) : undefined
}

const idempotencyScope = (actor: Actor, request: FastifyRequest): string =>
  keyOf(actor) ??
  signedIn(actor) ??
  `visitor:${createHash('sha256').update(request.ip).digest('base64url').slice(0, 22)}`

/**
 * The data that makes two requests the same. Excludes the human check, which differs on every attempt, and the
 * password, so that not even its hash is stored.
 */
function signature({ params, body }: Call, request: FastifyRequest): unknown {
  const { humanCheck: _, password: __, ...rest } = body ?? {}
  return [request.method, request.routeOptions.url, params, rest]
}
