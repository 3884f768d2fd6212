import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec, FormSpec } from '#contracts/endpoint.ts'
import { errors } from '#contracts/errors.ts'
import { AppError } from '#server/errors.ts'
import { type Actor, isFor } from '#server/actor.ts'
import { type Answer, type Answerable, makeCall, type MountOptions } from './call.ts'
import { sendError, toAppError } from './error-handler.ts'
import type { Accepted } from './uploads.ts'

/** A refused plain form: what its page shows again. Never a password. */
export interface RefusedForm {
  fields: Record<string, string>
  message: string
  /** Field → how to correct it. */
  errors: Record<string, string>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** This URL accepts the form of the page at the same URL. */
    form?: {
      /** The files that the form may contain. */
      accepted: Accepted
      /** The form may be multipart: because of files, or from a mail program. */
      isMultipart: boolean
    }
  }
  interface FastifyRequest {
    /** The typed fields of a plain form, as far as they were read. */
    typed?: Record<string, string>
  }
  interface FastifyInstance {
    /** Replies with the page at the request's URL, with the refused form. Set where the web is served. */
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
 * Mounts the forms declared in the contracts, each at the URL of its page. The browser posts them without scripts, or
 * before scripts are loaded, and the call behind them runs as usual.
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
  const files = working.find(({ endpoint }) => endpoint.files)?.endpoint.files
  const accepted = { upload, files }
  const isMultipart = upload !== undefined || files !== undefined || working.some(({ form }) => form.oneClick)
  scope.post(page, { config: { form: { accepted, isMultipart } } }, async (request, reply) => {
    const sender = await options.resolveActor(request, 'anyone')
    const sent = working.find((one) => isFormFor(one, sender))
    if (!sent && working.length < forms.length) return reply.redirect(request.url, 303)
    if (!sent) throw new AppError(sender.kind === 'anonymous' ? 'not_signed_in' : 'wrong_user_type')
    const { form } = sent
    const actor: Actor = form.asVisitor ? { kind: 'anonymous' } : sender
    request.typed = {}
    const { limits, oneClick } = form
    const asForm = { limits, accepted, typed: request.typed }
    const answer = await makeCall(options, sent, actor, { request, reply }, asForm)
    if (oneClick && isOneClick(request))
      return reply.type('text/plain; charset=utf-8').send(messageOf(answer))
    return reply.redirect(addressAfter(form.leadsTo, answer), 303)
  })
}

const isFormFor = ({ endpoint, form }: WorkingForm, sender: Actor): boolean =>
  isFor(endpoint.audience, sender) && !(form.visitorsOnly && sender.kind !== 'anonymous')

/**
 * Makes the routes of a scope accept only plain forms. A refused form gets its page again, even when it is refused
 * before its route runs (too large, wrong type). A form may be as long as a call's body, so that the call itself
 * reports a text that is too long and returns the typed fields.
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
    // A browser that is still sending reads the reply only while its data is received.
    request.raw.resume()
    const { endpoint, routeOptions } = request
    if (endpoint) scope.checkRefusal(asPosted(endpoint, routeOptions.config.form?.accepted), error)
    const known = toAppError(error)
    return known ? showAgain(scope, request, reply, known) : sendError(error, request, reply)
  })
}

/** A call's errors for its form: a page may have a limit, or files, that the call does not have. */
function asPosted(endpoint: EndpointSpec, { upload, files }: Accepted = {}): EndpointSpec {
  const [limit] = (endpoint.form && 'limits' in endpoint.form && endpoint.form.limits) || []
  return { ...endpoint, ...(limit && { limit }), ...(upload && { upload }), ...(files && { files }) }
}

/** Shows a refused form's page again, with the typed fields and the reasons. */
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

/** The typed fields that the call accepts. */
function shownAgain({ typed = {}, endpoint }: FastifyRequest): Record<string, string> {
  const known = new Set(Object.keys(endpoint?.body?.shape ?? {}))
  // `answers.4` is of the field `answers`.
  const isKnown = (name: string) => known.has(name.split('.')[0]!) && !neverShown.has(name)
  return Object.fromEntries(Object.entries(typed).filter(([name]) => isKnown(name)))
}

/** A mail program may send either form type; our pages send neither this field nor multipart. */
const isOneClick = (request: FastifyRequest): boolean =>
  request.typed?.['List-Unsubscribe'] === 'One-Click' || request.isMultipart()

const messageOf = ({ body }: Answer): string => (body as { message: string }).message

/** Fills in the URL after a success. An unknown name is our fault; a guard finds it first. */
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
