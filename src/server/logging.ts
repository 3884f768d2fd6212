import type { FastifyInstance } from 'fastify'
import { type LoggerOptions, stdTimeFunctions } from 'pino'
import { isStream } from '#server/http/event-stream.ts'

const HIDDEN = '[oculto]'
const SECRET_KEY =
  /pass(word)?|contrasena|token|secret|cookie|authorization|e-?mail|correo|^body$|^ip$|remoteaddress|api-?key/i
/** Begins where a word begins, or a long line without `@` would be slow to search. A query carries `@` as `%40`. */
const ADDRESS =
  /(?<![\p{L}\p{N}._+%-])[\p{L}\p{N}._+%-]+(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,24}/gu
/** A route's own pattern (`/apply/:token`) is no secret. What leads nowhere because of how it is written holds the same secret. */
const LINK_WITH_SECRET =
  /((?:restablecer-contrasena|verificar-correo|password-reset|email-confirmation|invitations|apply|held-applications|complaint-copies|confirmar|cancelar|copia|subscriptions|suscripcion)(?:\/|\\|%(?:25)*(?:2f|5c))+)(?!:|confirmar|cancelar)[^/?#"\\\s]+/gi
const SECRET_PARAMETER = /([?&][\w-]*(?:token|password|secret|key)=)[^&#"\\\s]+/gi
/** What `createToken` makes, wherever it stands: 32 bytes in base64url. Longer words say no more to who reads a log. */
const TOKEN = /[\w-]{43,}/g
/** Letters, digits, '-' and '_' that were written as escapes, also as escapes of escapes: a route takes them as what they are. */
const NEEDLESS_ESCAPE = /%(?:25)*(2d|5f|3\d|[46][1-9a-f]|[57][\da])/gi
const MAX_DEPTH = 5

/** drizzle writes the values of a failed statement into its message: names, telephones, hashes. They end where the stack begins. */
const STATEMENT_VALUES = /(\\nparams: )(?:[^"\\]|\\.)*?(?=\\n {4}at |")/g

/** The text without e-mail addresses and without the secrets of one-use links. */
export function maskText(text: string): string {
  return text
    .replaceAll(NEEDLESS_ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replaceAll(LINK_WITH_SECRET, `$1${HIDDEN}`)
    .replaceAll(SECRET_PARAMETER, `$1${HIDDEN}`)
    .replaceAll(TOKEN, HIDDEN)
    .replaceAll(ADDRESS, HIDDEN)
}

/** A line as it leaves: masked wherever a secret stands in it, messages and stack traces included. */
const maskLine = (line: string): string => maskText(line.replaceAll(STATEMENT_VALUES, `$1${HIDDEN}`))

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** What a failure may tell. PostgreSQL's `detail` and drizzle's `params` hold the row itself, so this is an allow-list. */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { message, stack, cause } = error
  const told = ['code', 'constraint', 'table', 'column', 'syscall', 'status', 'statusCode'].flatMap((key) => {
    const value = (error as unknown as Record<string, unknown>)[key]
    return typeof value === 'string' || typeof value === 'number' ? [[key, value] as const] : []
  })
  return {
    type: error.constructor.name,
    message,
    ...Object.fromEntries(told),
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
 * Options of the logger (pino, Fastify's `logger`): JSON lines that carry no personal data and no secret. Keys that name
 * a secret are hidden by name; addresses and one-use links by shape, wherever in the line they stand, stack traces included.
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
      // Told by describeError already; pino's own would take it apart again.
      err: (told: unknown) => told,
    },
    hooks: { streamWrite: maskLine },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose account it changed, or whose was entered, by number: 'user:12'. */
    account?: string
  }
}

/**
 * One line for each finished request: what was asked and how it ended. Its id is in the line (reqId) and in the reply. Who asked
 * is not said, but for what happens to accounts, passwords and sessions: there stand the event and the number of the account.
 */
export function logRequests(app: FastifyInstance): void {
  // Hooks without promises: they run for every reply, also those that take a thirtieth of a millisecond.
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
