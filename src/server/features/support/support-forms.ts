import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { complaintBody, contactBody, supportContract } from '#contracts/support/support.contract.ts'
import type { Deps } from '#server/deps.ts'
import { enforceLimit } from '#server/http/limits.ts'
import { parseInput, parseParams } from '#server/http/parse-input.ts'
import { acceptPlainForms, showAgain } from '#server/http/plain-forms.ts'
import { fileComplaint, sendUnsentCopy } from '#server/features/support/complaints/complaints.service.ts'
import { receiveMessage } from '#server/features/support/contact/contact-requests.service.ts'

type Form = Record<string, string>
type Asked = FastifyRequest<{ Body: Form | undefined; Params: Record<string, string> }>

/**
 * The message to us and the sheet of the complaints book as plain forms, for browsers without scripts. A form without scripts
 * cannot solve the human check; limits of its own, tighter than those of the calls, stand in for it. A form that is refused
 * is shown again with what was typed; one that is taken leads to its page with the code or the number. The mail about a sheet
 * leads to a page whose button sends the copy.
 */
export function serveSupportForms(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    acceptPlainForms(scope)

    scope.post('/contacto', async (request: Asked, reply) =>
      answer(request, reply, async (form) => {
        const body = parseInput(contactBody, form)
        await countForm(request, body.email)
        return `/contacto?codigo=${await receiveMessage(deps, body)}`
      }),
    )
    scope.post('/libro-de-reclamaciones', async (request: Asked, reply) =>
      answer(request, reply, async (form) => {
        const body = parseInput(complaintBody, { ...form, isMinor: form['isMinor'] !== undefined })
        await countForm(request, body.email)
        const { number } = await fileComplaint(deps, body, { isHuman: false })
        return `/libro-de-reclamaciones?hoja=${number}`
      }),
    )
    scope.post('/libro-de-reclamaciones/copia/:token', async (request: Asked, reply) =>
      answer(request, reply, async () => {
        const { token } = parseParams(supportContract.complaintCopy, request.params)
        await sendUnsentCopy(deps, token)
        return `/libro-de-reclamaciones/copia/${token}?enviada=1`
      }),
    )
  })

  async function answer(request: Asked, reply: FastifyReply, take: (form: Form) => Promise<string>) {
    const form = request.body ?? {}
    try {
      return await reply.redirect(await take(form), 303)
    } catch (error) {
      return showAgain(app, request, reply, error, form)
    }
  }

  async function countForm(request: FastifyRequest, email: string): Promise<void> {
    if (!deps.config.rateLimits) return
    await enforceLimit(deps.db, 'plain-message', 'address', request.ip)
    await enforceLimit(deps.db, 'plain-message', 'account', email)
  }
}
