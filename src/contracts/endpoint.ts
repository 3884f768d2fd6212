import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may make a call. `scope` narrows it to the owner of the thing named in the path, or to a party to it. */
export type Audience = 'anyone' | 'signed-in' | 'professional' | 'company' | 'admin'

/** The named rate limits; their figures live on the server in `http/limits.ts`. */
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
  | 'message'
  | 'contact'
  | 'plain-message'
  | 'plain-link'
  | 'reputation'
  | 'own-secret'
  | 'view'

export type AuthEvent =
  | 'login'
  | 'second-factor'
  | 'logout'
  | 'logout-everywhere'
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
  | 'admin-logout'

/** A file that travels as multipart/form-data beside the fields of `body`. */
export interface Upload {
  field: string
  /** In bytes. */
  maxBytes: number
  tooLarge: string
  wrongType: string
  /** A JPEG or PNG, instead of the PDF of a CV. */
  picture?: true
  /** Said instead while the setting `cv_accepts_docx` lets a DOCX in, too. Left out: PDF only, whatever the setting. */
  wrongTypeWithDocx?: string
}

/** What a call may answer with instead of JSON. */
export type FileType =
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'application/zip'
  | 'text/calendar'

/** A CV as somebody sent it. */
export const cvFileTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const satisfies readonly FileType[]

/**
 * A page of the site whose form makes the call as well, posted by the browser itself: without scripts, or before they are there. A
 * boolean of the body is a check box. One that is refused is shown again with what was typed, but for passwords.
 */
export type FormSpec = {
  /** Which takes the form at its own address. Its parameters are those of the call. Of calls with one page, the first whose audience it is answers. */
  page: `/${string}`
} & (
  | {
      /** The form leads back to its empty page, which says so; being posted, no password stands in an address. */
      needsScripts: true
    }
  | {
      /** Where a success leads. `:name` is a value of the path, of the body or of the reply (`:sheet.number`). */
      leadsTo: `/${string}`
      /** In place of `limit`, and of the human check, which a form cannot bring. */
      limits?: readonly LimitName[]
      /** Its page is the same bytes for everyone: who is signed in sends what a visitor would. */
      asVisitor?: true
      /** Who is signed in is refused: another call of the page, or none, is theirs. */
      visitorsOnly?: true
      /** Mail programs post to the page to unsubscribe (RFC 8058), and get the reply's message in place of a page. */
      oneClick?: true
    }
)

export interface EndpointSpec {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for each parameter. */
  path: `/${string}`
  summary: string
  audience: Audience
  /** Said instead of the usual sentence to an account of the other kind. */
  wrongUserType?: string
  scope?: 'self' | 'owner' | 'party'
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  upload?: Upload
  /** The shape of the reply: undeclared fields never leave the server. Left out: 204, a file or a stream. */
  reply?: z.ZodType
  status?: 200 | 201
  /** What the call's own rules refuse with, beside what follows from the rest of this declaration (`errorsOf`). */
  errors?: readonly ErrorCode[]
  /** Answers with a file of one of these types; one of another type never leaves the server. */
  file?: readonly [FileType, ...FileType[]]
  /** Server-sent events, open until either side ends it. */
  stream?: true
  /**
   * The body carries `humanCheck`, verified before the handler runs. `visitor`: who is signed in has shown it. `past-limit`: asked
   * for only beyond the `limit`, which then refuses nobody.
   */
  human?: true | 'visitor' | 'past-limit'
  /** The page whose plain form makes it, too. */
  form?: FormSpec
  limit?: LimitName
  /** The same bytes for everyone until something under this topic changes, so the server keeps them. */
  cache?: 'jobs'
  /** The log says under this name how it ended: what happens to accounts, passwords and sessions. */
  event?: AuthEvent
  /** Carries something that nobody may read later, both ways: neither kept nor replayed under an Idempotency-Key. */
  secret?: true
  /** Answers 404 unless debug tools are on. */
  debug?: true
}

/** Defines one call. Its audience is not optional, so a call without one does not compile. */
export function endpoint<const E extends EndpointSpec>(spec: E): E {
  return spec
}

export type Contract = Record<string, EndpointSpec>

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined

export type ParamsOf<E extends EndpointSpec> = Output<E['params']>
export type QueryOf<E extends EndpointSpec> = Output<E['query']>
export type BodyOf<E extends EndpointSpec> = Output<E['body']>
/** What a handler returns: the reply before undeclared fields are stripped. */
export type ReplyOf<E extends EndpointSpec> = E['reply'] extends z.ZodType ? z.output<E['reply']> : undefined

type Part<K extends string, S> = S extends z.ZodType
  ? Record<never, never> extends Input<S>
    ? { [P in K]?: Input<S> }
    : { [P in K]: Input<S> }
  : Record<never, never>

/** What a caller gives: the parts that the endpoint declares, and the file of an upload. */
export type CallArgs<E extends EndpointSpec> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']> &
  (E['upload'] extends Upload ? { file?: Blob | undefined } : Record<never, never>) & {
    /** Of a POST: the same for every try of one sending. Left out: each call is another. */
    idempotencyKey?: string
  }
