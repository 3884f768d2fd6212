import type { FastifyInstance } from 'fastify'
import { type LoggerOptions, stdTimeFunctions } from 'pino'
import { isStream } from '#server/http/event-stream.ts'

const HIDDEN = '[oculto]'
const SECRET_KEY = new RegExp(
  [
    'pass(word)?',
    'contrasena',
    'token',
    'secret',
    'cookie',
    'authorization',
    'e-?mail',
    'correo',
    '^body$',
    '^ip$',
    'remoteaddress',
    'api-?key',
  ].join('|'),
  'i',
)
const mailboxLetter = String.raw`[\p{L}\p{N}._+%-]`
const domainLabel = String.raw`[\p{L}\p{N}-]{1,63}`
/**
 * Starts at the start of a word; otherwise a long line without `@` would be slow to search. A query encodes `@` as
 * `%40`.
 */
const ADDRESS = new RegExp(
  String.raw`(?<!${mailboxLetter})${mailboxLetter}+(?:@|%40)${domainLabel}(?:\.${domainLabel}){0,4}\.\p{L}{2,24}`,
  'gu',
)
/** The path segments before the secret of a one-use link. */
const linkSegments = [
  'restablecer-contrasena',
  'verificar-correo',
  'password-reset',
  'email-confirmation',
  'invitations',
  'invitacion',
  'apply',
  'held-applications',
  'complaint-copies',
  'confirmar',
  'cancelar',
  'copia',
  'subscriptions',
  'suscripcion',
  'application-threads',
  'mensajes',
  'interview-links',
  'entrevistas',
  'talent-mails',
  'aviso',
  'availability-links',
  'disponible',
  'shared-resumes',
  'cv-compartido',
].join('|')
const slashes = String.raw`(?:\/|\\|%(?:25)*(?:2f|5c))+`
/**
 * A route's pattern (`/apply/:token`) is not secret. A misspelled URL that matches no route contains the same secret.
 */
const LINK_WITH_SECRET = new RegExp(
  String.raw`((?:${linkSegments})${slashes})(?!:|confirmar|cancelar)[^/?#"\\\s]+`,
  'gi',
)
const SECRET_PARAMETER = /([?&][\w-]*(?:token|password|secret|key)=)[^&#"\\\s]+/gi
/** The tokens of `createToken`, anywhere in the text: 32 bytes in base64url. Longer words are masked too. */
const TOKEN = /[\w-]{43,}/g
/** Escaped letters, digits, '-' and '_', also escaped several times: a route decodes them. */
const NEEDLESS_ESCAPE = /%(?:25)*(2d|5f|3\d|[46][1-9a-f]|[57][\da])/gi
const MAX_DEPTH = 5

/**
 * drizzle puts the values of a failed statement into its message: names, telephones, hashes. They end where the stack
 * begins.
 */
const STATEMENT_VALUES = /(\\nparams: )(?:[^"\\]|\\.)*?(?=\\n {4}at |")/g

/** Masks e-mail addresses and the secrets of one-use links. */
export function maskText(text: string): string {
  return text
    .replaceAll(NEEDLESS_ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(LINK_WITH_SECRET, `$1${HIDDEN}`)
    .replaceAll(SECRET_PARAMETER, `$1${HIDDEN}`)
    .replaceAll(TOKEN, HIDDEN)
    .replaceAll(ADDRESS, HIDDEN)
}

/** Masks secrets anywhere in a log line, including messages and stack traces. */
const maskLine = (line: string): string => maskText(line.replaceAll(STATEMENT_VALUES, `$1${HIDDEN}`))

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/**
 * The fields of an error that may be logged. This is an allow-list, because PostgreSQL's `detail` and drizzle's
 * `params` contain the row itself.
 */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { message, stack, cause } = error
  const fields = ['code', 'constraint', 'table', 'column', 'syscall', 'status', 'statusCode'].flatMap(
    (key) => {
      const value = (error as unknown as Record<string, unknown>)[key]
      return typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : []
    },
  )
  return {
    type: error.constructor.name,
    message,
    ...Object.fromEntries(fields),
    stack,
    ...(cause === undefined ? {} : { cause: hideSecrets(cause, depth + 1) }),
  }
}

function hideSecrets(value: unknown, depth = 0): unknown {
  if (Array.isArray(value) && depth < MAX_DEPTH) return value.map((item) => hideSecrets(item, depth + 1))
  if (!isPlain(value) && !(value instanceof Error)) return value
  if (depth >= MAX_DEPTH) return '[…]'
  if (value instanceof Error) return describeError(value, depth)
  const shown = Object.entries(value).map(([key, item]) => [
    key,
    SECRET_KEY.test(key) ? HIDDEN : hideSecrets(item, depth + 1),
  ])
  return Object.fromEntries(shown) as Record<string, unknown>
}

/**
 * Options of the logger (pino, Fastify's `logger`): JSON lines without personal data or secrets. Secret keys are
 * hidden by name; addresses and one-use links by pattern, anywhere in the line, including stack traces.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (line) => hideSecrets(line) as Record<string, unknown>,
    },
    serializers: {
      // Method and address only: no IP, no headers, no body.
      req: ({ method, url }: { method: string; url: string }) => ({ method, url }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      // describeError has already converted it; pino's own serializer would convert it again.
      err: (value: unknown) => value,
    },
    hooks: { streamWrite: maskLine },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that the request changed or that was entered, by number: 'user:12'. */
    account?: string
  }
}

/**
 * Logs one line per finished request: what was asked and the result. Its id (reqId) is also in the reply. The caller
 * is not logged, except for changes to accounts, passwords and sessions: these log the event and the account's
 * number.
 */
export function logRequests(app: FastifyInstance): void {
  // Callbacks instead of promises, for speed: these hooks run for every reply, and some take only 0.03 ms.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, routeOptions, log, account, endpoint = routeOptions.config.endpoint } = request
    const event = endpoint?.event
    const ms = Math.round(reply.elapsedTime * 10) / 10
    log.info(
      {
        method,
        route: routeOptions.url,
        url,
        status: reply.statusCode,
        ms,
        ...(event && { event, account }),
      },
      isStream(request) ? 'stream' : 'request',
    )
    done()
  })
}
