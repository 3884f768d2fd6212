import type { z } from 'zod'
import type { AuditCode, Capability } from '#contracts/admin/admin-vocabulary.ts'
import type { KeyScope } from '#contracts/companies/keys-vocabulary.ts'
import type { CompanyRole } from '#contracts/companies/team-vocabulary.ts'
import type { ErrorCode } from './errors.ts'

/** Who may make a call. `scope` limits it to the owner of the resource in the path, or to a party to it. */
export type Audience = 'anyone' | 'signed-in' | 'professional' | 'company' | 'admin'

/** The named rate limits; the numbers are in the server's `platform/rate-limits/rate-limits.ts`. */
export type LimitName =
  | 'login'
  | 'login-code'
  | 'registration'
  | 'quick-apply'
  | 'password-reset'
  | 'upload'
  | 'subscription'
  | 'report'
  | 'outreach'
  | 'invitation'
  | 'bulk-invitation'
  | 'message'
  | 'contact'
  | 'plain-message'
  | 'plain-link'
  | 'reputation'
  | 'own-secret'
  | 'view'
  | 'webhook'
  | 'feed'
  | 'key'
  | 'discount-code'
  | 'assistant'

export type AuthEvent =
  | 'login'
  | 'second-factor'
  | 'logout'
  | 'registration'
  | 'password-reset-asked'
  | 'password-reset'
  | 'password-change'
  | 'email-change-asked'
  | 'email-confirmation'
  | 'two-factor-on'
  | 'two-factor-off'
  | 'recovery-codes'
  | 'admin-login'
  | 'admin-second-factor'
  | 'admin-logout'

/** A file sent as multipart/form-data together with the fields of `body`. */
export interface Upload {
  field: string
  /** In bytes. A setting of the operator replaces that of a CV or a picture. */
  maxBytes: number
  /** Says what the size may be. */
  tooLarge: (megabytes: number) => string
  wrongType: string
  /** A JPEG or PNG instead of a CV in PDF. */
  picture?: true
  /** A PDF, JPEG or PNG instead of a CV in PDF. */
  paper?: true
  /** The same, or a DOCX. */
  docx?: true
  /** Any bytes: a part of a larger file, which is checked when it is whole. */
  piece?: true
  /** Replaces `wrongType` while the setting `cv_accepts_docx` allows DOCX. Omitted: PDF only, whatever the setting. */
  wrongTypeWithDocx?: string
}

/** Files by the key of a record of the body: the parts `answers.4`. Such a call takes multipart/form-data besides JSON. */
export interface RecordFiles extends Omit<Upload, 'picture' | 'wrongTypeWithDocx'> {
  /** How many at most. */
  most: number
}

/** The file types that a call may answer with instead of JSON. */
export type FileType =
  | 'application/json'
  | 'application/pdf'
  | 'application/octet-stream'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'application/zip'
  | 'image/webp'
  | 'text/calendar'
  | 'text/csv'

/** The file types of a CV. */
export const cvFileTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const satisfies readonly FileType[]

/**
 * The page whose plain form makes the call, posted by the browser without scripts or before they load. A boolean of the body is a
 * check box. A refused form is shown again with the typed values, except passwords.
 */
export type FormSpec = {
  /**
   * The page that accepts the form at its own address; its parameters are those of the call. If several calls share a page, the
   * first one whose audience includes the caller answers.
   */
  page: `/${string}`
} & (
  | {
      /** The form of whom no other one is for leads back to its empty page with a message. It is a POST, so that no password appears in a URL. */
      needsScripts: true
    }
  | {
      /** The destination after success. `:name` is a value of the path, the body or the reply (`:sheet.number`). */
      leadsTo: `/${string}`
      /** Replaces `limit` and the human check, which a plain form cannot send. */
      limits?: readonly LimitName[]
      /** The page is the same bytes for everyone, so a signed-in person sends it as a visitor. */
      asVisitor?: true
      /** Signed-in callers are refused: they have another call on the page, or none. */
      visitorsOnly?: true
      /** Mail programs post to the page to unsubscribe (RFC 8058); they get the reply's message instead of a page. */
      oneClick?: true
    }
)

/** Whose secret signs a call: that of the operator's mail server, or of a payment provider, which has a way of its own. */
export type Signer = 'mail' | 'stripe' | 'mercadopago'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may make a call. One of the administration names what a role must be capable of, and a change how the audit records it. */
type Permission =
  | { audience: Exclude<Audience, 'admin'>; capability?: never; audit?: never }
  | { audience: 'admin'; method: 'GET'; capability: Capability; audit?: AuditCode }
  | { audience: 'admin'; method: Exclude<Method, 'GET'>; capability: Capability; audit: AuditCode }

export type EndpointSpec = CallSpec & Permission

interface CallSpec {
  method: Method
  /** With `:name` for each parameter. */
  path: `/${string}`
  summary: string
  /** Replaces the usual message for an account of the wrong kind. */
  wrongUserType?: string
  scope?: 'self' | 'owner' | 'party'
  /**
   * Who of a company may make it: the role that is enough. Omitted: to read, everybody; to change something, a recruiter. A
   * call about the caller's own account says `reader`.
   */
  member?: CompanyRole
  /** A company's program may make it with a key that has this scope. Omitted: only people make it. */
  key?: KeyScope
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  upload?: Upload
  files?: RecordFiles
  /** The shape of the reply: undeclared fields never leave the server. Omitted: 204, a file, a stream or pieces. */
  reply?: z.ZodType
  status?: 200 | 201
  /** The errors of the call's own rules; `errorsOf` derives the others from this declaration. */
  errors?: readonly ErrorCode[]
  /** The file types of the answer; the server refuses to send another type. */
  file?: readonly [FileType, ...FileType[]]
  /** Server-sent events, open until either side ends it. */
  stream?: true
  /** The reply is one JSON of this shape a line, sent as it is made: the answer to a question. Without its last piece it broke off. */
  pieces?: z.ZodType
  /**
   * The body carries `humanCheck`, verified before the handler runs. `visitor`: not required of signed-in callers. `past-limit`:
   * required only beyond `limit`, which then refuses nobody.
   */
  human?: true | 'visitor' | 'past-limit'
  /** The page whose plain form makes this call too. */
  form?: FormSpec
  limit?: LimitName
  /** The reply is the same bytes for everyone until something under this topic changes, so the server caches it. */
  cache?: 'jobs'
  /** The log records the outcome under this name: for accounts, passwords and sessions. */
  event?: AuthEvent
  /** The request or the reply is secret: it is neither stored nor replayed under an Idempotency-Key. */
  secret?: true
  /**
   * A program makes the call, and signs the bytes of the body with the secret that the operator shares with it, as Standard
   * Webhooks says. Without such a secret the call answers 404.
   */
  signed?: Signer
  /** The body is of this type instead of JSON; the handler gets its bytes. */
  raw?: 'message/rfc822'
  /** The reply has what people wrote to each other: an administrator who views the account does not get it. */
  inConfidence?: true
  /** Answers 404 unless debug tools are on. */
  debug?: true
}

/** Defines one call. Its audience is required, so a call without one does not compile. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec
}

export type Contract = Record<string, EndpointSpec>

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined

export type ParamsOf<E extends EndpointSpec> = Output<E['params']>
export type QueryOf<E extends EndpointSpec> = Output<E['query']>
export type BodyOf<E extends EndpointSpec> = E['raw'] extends string
  ? { bytes: Uint8Array }
  : Output<E['body']>
/** What a handler returns: the reply before undeclared fields are stripped. */
export type ReplyOf<E extends EndpointSpec> = E['reply'] extends z.ZodType ? z.output<E['reply']> : undefined
/** One piece of a reply that comes in pieces. */
export type PieceOf<E extends EndpointSpec> = Output<E['pieces']>

type Part<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends Input<S>
    ? { [P in K]?: Input<S> }
    : { [P in K]: Input<S> }
  : Record<never, never>

/** The arguments of a call: the parts that the endpoint declares, and the file of an upload. */
export type CallArgs<E extends EndpointSpec> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  (E['upload'] extends Upload ? { file?: Blob | undefined } : Record<never, never>) &
  /** By the names of their parts: `answers.4`. */
  (E['files'] extends RecordFiles ? { files?: Record<string, Blob> } : Record<never, never>) & {
    /** For a POST: the same key for every retry of one request. Omitted: each call is a new request. */
    idempotencyKey?: string
  }
