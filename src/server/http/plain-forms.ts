import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec, FormSpec, Upload } from '#contracts/endpoint.ts'
import { errors } from '#contracts/errors.ts'
import { AppError } from '#server/errors.ts'
import { type Actor, isFor } from './actor.ts'
import { type Answer, type Answerable, makeCall, type MountOptions } from './call.ts'
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
    /** This address takes the form of the page that stands there. */
    form?: {
      /** It may carry this file. */
      upload: Upload | undefined
      /** It may come in the type of a form with files: with one, or from a mail program. */
      isMultipart: boolean
    }
  }
  interface FastifyRequest {
    /** What was typed into a plain form, as far as it was read. */
    typed?: Record<string, string>
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

type Form = Answerable & { form: FormSpec }
type WorkingForm = Answerable & { form: Extract<FormSpec, { leadsTo: string }> }

/**
 * Mounts the forms that the contracts declare, each at the address of its page: a browser posts it by itself, without scripts or before
 * they are there, and the call behind it is made as ever.
 */
export function mountForms(app: FastifyInstance, options: MountOptions, calls: readonly Answerable[]): void {
  const forms = calls.flatMap((call): Form[] =>
    call.endpoint.form ? [{ ...call, form: call.endpoint.form }] : [],
  )
  if (forms.length === 0) return
  void app.register(async (scope) => {
    acceptPlainForms(scope)
    for (const [page, ofPage] of Map.groupBy(forms, ({ form }) => form.page))
      mountPage(scope, options, page, ofPage)
  })
}

function mountPage(
  scope: FastifyInstance,
  options: MountOptions,
  page: string,
  forms: readonly Form[],
): void {
  const working = forms.filter((one): one is WorkingForm => 'leadsTo' in one.form)
  const upload = working.find(({ endpoint }) => endpoint.upload)?.endpoint.upload
  const isMultipart = upload !== undefined || working.some(({ form }) => form.oneClick)
  scope.post(page, { config: { form: { upload, isMultipart } } }, async (request, reply) => {
    if (working.length === 0) return reply.redirect(request.url, 303)
    const sender = await options.resolveActor(request, 'anyone')
    const sent = working.find((one) => isFormFor(one, sender))
    if (!sent) throw new AppError(sender.kind === 'anonymous' ? 'not_signed_in' : 'wrong_user_type')
    const { form } = sent
    const actor: Actor = form.asVisitor ? { kind: 'anonymous' } : sender
    request.typed = {}
    const { limits, oneClick } = form
    const asForm = { limits, upload, typed: request.typed }
    const answer = await makeCall(options, sent, actor, { request, reply }, asForm)
    if (oneClick && isOneClick(request))
      return reply.type('text/plain; charset=utf-8').send(messageOf(answer))
    return reply.redirect(addressAfter(form.leadsTo, answer), 303)
  })
}

const isFormFor = ({ endpoint, form }: WorkingForm, sender: Actor): boolean =>
  isFor(endpoint.audience, sender) && !(form.visitorsOnly && sender.kind !== 'anonymous')

/**
 * Lets the routes of a scope take what a plain form sends and nothing else, and shows a form that is refused its page again, also one
 * that is refused before its route sees it (too large, of another type). A form may be as long as the body of a call, so that too
 * long a text comes to its call, which names the field and gives back what was typed.
 */
function acceptPlainForms(scope: FastifyInstance): void {
  scope.removeContentTypeParser(['application/json', 'text/plain'])
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))))
    },
  )
  scope.addHook('preValidation', async (request) => {
    if (request.isMultipart() && !request.routeOptions.config.form?.isMultipart)
      throw new AppError('unsupported_media_type')
  })
  scope.setErrorHandler((error, request, reply) => {
    // A browser that is still sending hears the answer only when somebody goes on listening.
    request.raw.resume()
    const { endpoint, routeOptions } = request
    if (endpoint) scope.checkRefusal(asPosted(endpoint, routeOptions.config.form?.upload), error)
    const known = toAppError(error)
    return known ? showAgain(scope, request, reply, known) : sendError(error, request, reply)
  })
}

/** What a call may refuse a form with, too: a page may have a limit, or a file, that the call has not. */
function asPosted(endpoint: EndpointSpec, upload: Upload | undefined): EndpointSpec {
  const [limit] = (endpoint.form && 'limits' in endpoint.form && endpoint.form.limits) || []
  return { ...endpoint, ...(limit && { limit }), ...(upload && { upload }) }
}

/** Shows a refused form its own page again, with what was typed and the reasons. */
async function showAgain(
  scope: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
): Promise<FastifyReply> {
  if (!scope.answerWithPage) return sendError(error, request, reply)
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  const { message, fields: faults = {} } = error
  const form = { fields: shownAgain(request), message, errors: faults }
  return scope.answerWithPage(request, reply, form, errors[error.code].status)
}

const neverShown = new Set(['password', 'humanCheck'])

/** Of what was typed, what the call takes. */
function shownAgain({ typed = {}, endpoint }: FastifyRequest): Record<string, string> {
  const known = Object.keys(endpoint?.body?.shape ?? {}).filter((name) => !neverShown.has(name))
  return Object.fromEntries(known.flatMap((name) => (name in typed ? [[name, typed[name]!]] : [])))
}

/** A mail program may send the form in either of a form's two types; a page of ours sends neither this field nor the second. */
const isOneClick = (request: FastifyRequest): boolean =>
  request.typed?.['List-Unsubscribe'] === 'One-Click' || request.isMultipart()

const messageOf = ({ body }: Answer): string => (body as { message: string }).message

/** Fills in where a success leads. A name that nothing has is a fault of ours, which a guard finds first. */
function addressAfter(leadsTo: string, { call, body }: Answer): string {
  const values = { ...(body as object), ...call.body, ...call.params }
  return leadsTo.replaceAll(/:([\w.]+)/g, (_, name: string) => {
    const value = name
      .split('.')
      .reduce<unknown>((found, key) => (found as Record<string, unknown>)[key], values)
    if (value === undefined) throw new Error(`Nothing is called ${name} to lead to ${leadsTo}`)
    return encodeURIComponent(String(value))
  })
}
