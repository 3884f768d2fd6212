import type { accountsContract } from '#contracts/accounts/accounts.contract.ts'
import type { Deps } from '#server/deps.ts'
import { findSuppression } from '#server/platform/mail/suppressions.queries.ts'
import type { HumanCheck } from '#server/http/human-check.ts'
import { userCookie } from '#server/http/cookies.ts'
import type { Handlers } from '#server/http/mount.ts'
import { removeSessionCookie, sentToken, setEntryCookies, visitOf } from '#server/http/session-cookies.ts'
import { getConfirmationLink, getResetLink } from './accounts.policy.ts'
import { toSessionUser, toSignedIn } from './accounts.presenter.ts'
import {
  confirmEmail,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
} from '#server/features/accounts/registration/email-links.service.ts'
import { login } from '#server/features/accounts/login/login.service.ts'
import { loginWithCode } from '#server/features/accounts/login/two-factor-login.service.ts'
import {
  registerCompany,
  registerProfessional,
} from '#server/features/accounts/registration/registration.service.ts'
import { endSession } from '#server/features/accounts/sessions/sessions.service.ts'

export function accountsRoutes(deps: Deps, human: HumanCheck): Handlers<typeof accountsContract> {
  return {
    async session({ actor }) {
      if (actor.kind === 'anonymous') return { authenticated: false }
      const suppression = await findSuppression(deps.db, actor.email)
      return { authenticated: true, user: toSessionUser(actor, suppression) }
    },
    async login(call) {
      const outcome = await login(deps, visitOf(deps, call), call.body)
      if ('challenge' in outcome) return outcome
      setEntryCookies(deps, call, outcome.entry)
      return toSignedIn(outcome.account)
    },
    async loginTwoFactor(call) {
      const { account, entry } = await loginWithCode(deps, visitOf(deps, call), call.body)
      setEntryCookies(deps, call, entry)
      return toSignedIn(account)
    },
    async logout(call) {
      await endSession(deps, sentToken(deps, call, userCookie))
      removeSessionCookie(deps, call, userCookie)
      return { success: true }
    },
    async registerCompany(call) {
      const { email, companyName: name } = call.body
      const { account, entry } = await registerCompany(deps, visitOf(deps, call), call.body)
      setEntryCookies(deps, call, entry)
      return {
        success: true,
        message: registered,
        user: { id: account.userId, email, userType: 'company' },
        company: { id: account.companyId, name },
      }
    },
    async registerProfessional(call) {
      const { email, firstName, lastName } = call.body
      const { account, entry } = await registerProfessional(deps, visitOf(deps, call), call.body)
      setEntryCookies(deps, call, entry)
      return {
        success: true,
        message: registered,
        user: { id: account.userId, email, userType: 'professional' },
        professional: { id: account.professionalId, firstName, lastName },
      }
    },
    humanChallenge: () => human.challenge(),
    async requestPasswordReset({ body }) {
      await requestPasswordReset(deps, body.email)
      return { success: true, message: 'Si hay una cuenta con ese correo, te enviamos un enlace.' }
    },
    async resetPassword({ params, body }) {
      await resetPassword(deps, await getResetLink(deps, params.token), body.password)
      return { success: true, message: 'Tu contraseña cambió. Inicia sesión con la nueva.' }
    },
    confirmationLink: async ({ params }) => ({
      email: (await getConfirmationLink(deps, params.token)).address,
    }),
    async confirmEmail({ actor, params }) {
      const newEmail = await confirmEmail(deps, actor, await getConfirmationLink(deps, params.token))
      return {
        success: true,
        message: newEmail ? `Tu correo ahora es ${newEmail}.` : 'Tu correo quedó confirmado.',
      }
    },
    async resendConfirmation({ actor }) {
      await resendConfirmation(deps, actor)
      return { success: true, message: 'Te enviamos el enlace otra vez.' }
    },
  }
}

const registered = '¡Cuenta creada exitosamente!'
