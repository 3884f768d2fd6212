import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contracts/endpoint.ts'
import { errorsOf } from '#contracts/errors-of.ts'
import { type ErrorBody, type ErrorCode, errors } from '#contracts/errors.ts'
import { toStorageFailure } from '#server/db/database-failure.ts'
import { AppError } from '#server/errors.ts'

/** Errors of the framework before a handler runs, as our codes. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** A failure that is reported to the caller: ours, or one of the framework's. Null: a fault of ours. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as Partial<FastifyError>
  const known = code ? frameworkCodes[code] : undefined
  if (known) return new AppError(known)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('bad_request')
  return null
}

const toKnownError = (error: unknown): AppError | null => toAppError(error) ?? toStorageFailure(error)

/** The only place that turns a failure into a reply: `{message, code, fields?, requestId}`. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toKnownError(error)
  if (!(error instanceof AppError) && (!known || errors[known.code].status >= 500))
    request.log.error({ err: error }, 'request failed')
  const { code, message, fields, retryAfter } = known ?? new AppError('internal')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  const body: ErrorBody = { message, code, ...(fields ? { fields } : {}), requestId: request.id }
  return reply.code(errors[code].status).header('cache-control', 'no-store').send(body)
}

/** Called when a call refuses with a code that its contract does not declare. */
export type OnUndeclaredError = (endpoint: EndpointSpec, code: ErrorCode) => void

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks that the contract declares the code of a refusal. */
    checkRefusal(endpoint: EndpointSpec, error: unknown): void
  }
}

/** An undeclared code is sent anyway, because it is true for the caller; the missing declaration is our fault. */
export function handleErrors(app: FastifyInstance, onUndeclared?: OnUndeclaredError): void {
  const report: OnUndeclaredError =
    onUndeclared ?? (({ method, path }, code) => app.log.error({ method, path, code }, 'undeclared error'))
  app.decorate('checkRefusal', (endpoint: EndpointSpec, error: unknown) => {
    const code = toKnownError(error)?.code ?? 'internal'
    if (!errorsOf(endpoint).includes(code)) report(endpoint, code)
  })
  app.setErrorHandler((error, request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint) app.checkRefusal(endpoint, error)
    return sendError(error, request, reply)
  })
}
