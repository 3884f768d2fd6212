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
  interface FastifyContextConfig {
    /** The plain form of this route may carry a file. */
    multipart?: true
  }
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
 * Lets the routes of a scope take what a plain form sends and nothing else, and shows a form that is refused before its route sees
 * it (too large, of another type) its page again. A form may be as long as the body of a call, so that too long a text comes to its
 * route, which names the field and gives back what was typed.
 */
export function acceptPlainForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser(['application/json', 'text/plain'])
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.multipart)
      throw new AppError('unsupported_media_type')
  })
  scope.setErrorHandler((error, request, reply) => {
    // A browser that is still sending hears the answer only when somebody goes on listening.
    request.raw.resume()
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
