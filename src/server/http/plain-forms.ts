import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '#contracts/errors.ts'
import { AppError } from '#server/errors.ts'
import { sendError, toAppError } from './error-handler.ts'

/** A form that was sent without scripts and refused: what its page shows again. Never a password. */
export interface RefusedForm {
  fields: Record<string, string>
  message: string
  /** Field → what to mend. */
  errors: Record<string, string>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with the page of the request's own address, which is told of the refused form. Set where the web is served. */
    answerWithPage?: (
      request: FastifyRequest,
      reply: FastifyReply,
      form: RefusedForm,
      status: number,
    ) => Promise<FastifyReply>
  }
}

/**
 * Lets the routes of a scope take what a plain form sends, and shows a form that is refused before its route sees it (too large)
 * its page again. `bodyLimit` in bytes.
 */
export function acceptPlainForms(scope: FastifyInstance, bodyLimit = 8192): void {
  const type = 'application/x-www-form-urlencoded'
  scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  scope.setErrorHandler((error, request, reply) => {
    const known = toAppError(error)
    return known ? showAgain(scope, request, reply, known, {}) : sendError(error, request, reply)
  })
}

/** Shows a refused form its own page again, with what was typed and the reasons. Anything unexpected is thrown on. */
export async function showAgain(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  fields: Record<string, string>,
): Promise<FastifyReply> {
  if (!(error instanceof AppError)) throw error
  if (!app.answerWithPage) return sendError(error, request, reply)
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  const form = { fields, message: error.message, errors: error.fields ?? {} }
  return app.answerWithPage(request, reply, form, errors[error.code].status)
}
