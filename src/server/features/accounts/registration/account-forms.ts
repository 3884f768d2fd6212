import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { ActorFor } from '#server/http/actor.ts'
import { parseParams } from '#server/http/parse-input.ts'
import { acceptPlainForms, showAgain } from '#server/http/plain-forms.ts'
import { confirmEmail } from './email-links.service.ts'
import { resolveActor } from '#server/features/accounts/sessions/sessions.service.ts'

type Asked = FastifyRequest<{ Params: { token: string } }>

/** Forms that need scripts. Sent before they have come, they lead back to their page; being posted, no password stands in an address. */
const needScripts = [
  '/login',
  '/register/company',
  '/register/professional',
  '/recuperar-contrasena',
  '/restablecer-contrasena/:token',
  '/admin/login',
]

/** What browsers send without scripts from the pages of accounts: among it the button that a confirmation mail leads to. */
export function serveAccountForms(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    acceptPlainForms(scope)
    for (const path of needScripts)
      scope.post(path, async (request, reply) => reply.redirect(request.url, 303))
    scope.post('/verificar-correo/:token', async (request: Asked, reply) => {
      try {
        const { token } = parseParams(accountsContract.confirmEmail, request.params)
        const actor = (await resolveActor(deps, request, 'anyone')) as ActorFor<'anyone'>
        await confirmEmail(deps, actor, token)
        return await reply.redirect(`${request.url.split('?')[0]}?listo=1`, 303)
      } catch (error) {
        return showAgain(app, request, reply, error, {})
      }
    })
  })
}
