import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { heldApplicationsContract } from '#contracts/held-applications/held-applications.contract.ts'
import type { Deps } from '#server/deps.ts'
import { resolveUser } from '#server/features/accounts/sessions/sessions.service.ts'
import type { Call } from '#server/http/mount.ts'
import { parseParams } from '#server/http/parse-input.ts'
import { acceptPlainForms, showAgain } from '#server/http/plain-forms.ts'
import { getHeldApplication } from './held-applications.policy.ts'
import { sendHeldApplication } from './held-applications.service.ts'

type Asked = FastifyRequest<{ Params: Record<string, string> }>

/** The button of the page that the mail leads to: opening the page sends nothing, pressing it does. */
export function serveHeldApplicationForms(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    acceptPlainForms(scope)
    scope.post('/postulacion/confirmar/:token', async (request: Asked, reply) => {
      try {
        const { token } = parseParams(heldApplicationsContract.read, request.params)
        const actor = await resolveUser(deps, request)
        const held = await getHeldApplication(deps, token)
        await sendHeldApplication(deps, { actor, ...browserOf(request, reply) }, held)
        return await reply.redirect('/dashboard/postulaciones', 303)
      } catch (error) {
        return showAgain(app, request, reply, error, {})
      }
    })
  })
}

const browserOf = (
  request: FastifyRequest,
  reply: FastifyReply,
): Pick<Call, 'cookies' | 'setCookie' | 'userAgent'> => ({
  cookies: request.cookies,
  userAgent: request.headers['user-agent'] ?? '',
  setCookie: (name, value, options) => void reply.setCookie(name, value, options),
})
