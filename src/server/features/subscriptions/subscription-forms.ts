import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LimitName } from '#contracts/endpoint.ts'
import {
  jobAlertBody,
  newsletterBody,
  subscriptionsContract,
} from '#contracts/subscriptions/subscriptions.contract.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { enforceLimit } from '#server/http/limits.ts'
import { acceptPlainForms } from '#server/http/plain-forms.ts'
import { parseInput, parseParams } from '#server/http/parse-input.ts'
import { changeByLink, confirm, createAlert, endByLink, joinNewsletter } from './subscriptions.service.ts'

type Form = Record<string, string>
type Asked = FastifyRequest<{ Params: { token: string }; Body: Form | undefined }>

const visitor = { kind: 'anonymous' } as const
const limits: LimitName[] = ['subscription', 'plain-link']

/**
 * The plain forms of these pages: a press on a button, sent by a browser with or without scripts, and answered by the page that
 * says what came of it. `/suscripcion/cancelar/…` is also what mail programs call to unsubscribe with one press (RFC 8058):
 * without a session, without a cookie, without the headers of a browser, so the protection against other sites lets it pass.
 * A form without scripts cannot solve the human check; the mail that asks to confirm and the limits stand in for it.
 */
export function serveSubscriptionForms(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    acceptPlainForms(scope)

    scope.post('/newsletter', async (request: Asked, reply) =>
      afterForm(reply, '/newsletter', {}, async () => {
        const { email } = parseInput(newsletterBody, request.body ?? {})
        await countForm(request, email)
        await joinNewsletter(deps, visitor, email)
      }),
    )
    scope.post('/alertas', async (request: Asked, reply) => {
      const { search = '', frequency = '' } = request.body ?? {}
      const kept = { busqueda: search.slice(0, 1000), frecuencia: frequency.slice(0, 10) }
      return afterForm(reply, '/alertas', kept, async () => {
        const body = parseInput(jobAlertBody.required({ email: true }), request.body ?? {})
        await countForm(request, body.email)
        await createAlert(deps, visitor, body)
      })
    })
    scope.post('/suscripcion/confirmar/:token', async (request: Asked, reply) =>
      afterPress(reply, request.url, () => confirm(deps, tokenOf(request))),
    )
    scope.post(
      '/suscripcion/cancelar/:token',
      { config: { multipart: true } },
      async (request: Asked, reply) => {
        if (!isOneClick(request))
          return afterPress(reply, request.url, () => endByLink(deps, tokenOf(request)))
        await endByLink(deps, tokenOf(request))
        return reply.type('text/plain; charset=utf-8').send('Ya no recibirás estos correos.')
      },
    )
    scope.post('/suscripcion/:token', async (request: Asked, reply) =>
      afterPress(reply, request.url, async () => {
        const { body } = subscriptionsContract.changeAlert
        const { frequency } = parseInput(body, request.body ?? {})
        await changeByLink(deps, tokenOf(request), frequency)
      }),
    )
  })

  async function countForm(request: FastifyRequest, email: string): Promise<void> {
    if (!deps.config.rateLimits) return
    for (const limit of limits) {
      await enforceLimit(deps.db, limit, 'address', request.ip)
      await enforceLimit(deps.db, limit, 'account', email)
    }
  }
}

/** A mail program may send the form in either of a form's two types; a page of ours sends neither this field nor the second. */
const isOneClick = ({ body, headers }: Asked): boolean =>
  body?.['List-Unsubscribe'] === 'One-Click' ||
  headers['content-type']?.startsWith('multipart/form-data') === true

function tokenOf({ params }: Asked): string {
  return parseParams(subscriptionsContract.state, params).token
}

/** Back to the page of the form: sent, or what to mend. What was typed beside the address comes back. */
async function afterForm(reply: FastifyReply, page: string, kept: Form, work: () => Promise<void>) {
  const outcome = new URLSearchParams(kept)
  try {
    await work()
    outcome.set('enviado', '1')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    outcome.set('error', error.code === 'rate_limited' ? 'limite' : 'correo')
  }
  return reply.redirect(`${page}?${outcome}`, 303)
}

/** Back to the page of the link, which says how it stands now; a bad link is told there too. */
async function afterPress(reply: FastifyReply, url: string, work: () => Promise<void>) {
  const page = url.split('?')[0]!
  try {
    await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'too_many_alerts') return reply.redirect(`${page}?error=maximo`, 303)
  }
  return reply.redirect(page, 303)
}
