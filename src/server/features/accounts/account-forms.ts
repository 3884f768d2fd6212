import type { FastifyInstance } from 'fastify'
import { acceptPlainForms } from '#server/http/plain-forms.ts'

/** The pages whose forms carry an address or a password; a script sends them as calls. */
const pages = [
  '/login',
  '/register/company',
  '/register/professional',
  '/recuperar-contrasena',
  '/restablecer-contrasena/:token',
  '/admin/login',
]

/**
 * Takes what a browser sends of these forms by itself, without scripts or before they have arrived, and shows the page again:
 * it says what it needs. Nothing of it is read, kept or logged, and none of it stands in an address.
 */
export function serveAccountForms(app: FastifyInstance): void {
  void app.register(async (scope) => {
    acceptPlainForms(scope)
    for (const page of pages) scope.post(page, async (request, reply) => reply.redirect(request.url, 303))
  })
}
