import { z } from 'zod'
import { asks, upTo } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { email, idParams, inOneLine, instant, password, success } from '#contracts/fields.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { changeEmailHours, recoveryCodes } from './account-figures.ts'

const ownPassword = z.string(asks.ownPassword).min(1, asks.ownPassword).max(200, upTo(200))

/** Six digits from the authenticator app, or a recovery code. Spaces and hyphens are ignored. */
export const secondFactorCode = z
  .string(asks.code)
  .overwrite(inOneLine)
  .trim()
  .min(6, asks.code)
  .max(mostLetters.code, asks.code)

export const changeEmailBody = z.object({ email, password: ownPassword })
export const changePasswordBody = z.object({ password: ownPassword, newPassword: password })
export const choosePasswordBody = z.object({ newPassword: password })
export const ownPasswordBody = z.object({ password: ownPassword })
export const codeBody = z.object({ code: secondFactorCode })
export const passwordAndCodeBody = z.object({ password: ownPassword, code: secondFactorCode })

/** Of one's own account. */
export const secondFactor = z.object({ enabled: z.boolean(), recoveryCodesLeft: z.number() })

const account = z.object({
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** False after applying without an account, until the person chooses a password. */
  hasPassword: z.boolean(),
  /** A new address that is not confirmed by its link yet. */
  pendingEmail: z.string().nullable(),
  createdAt: instant,
  twoFactor: secondFactor,
})
export type OwnAccount = z.infer<typeof account>

const session = z.object({
  id: z.number(),
  /** For example 'Chrome en Android'; empty if the request did not say. */
  device: z.string(),
  startedAt: instant,
  /** May be up to five minutes old. */
  lastSeenAt: instant,
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof session>

const setup = z.object({
  /** In Base32, to type by hand. */
  secret: z.string(),
  uri: z.string(),
  /** The same secret as a QR code: a path of squares of side 1 in a box of `size`. */
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type TwoFactorSetup = z.infer<typeof setup>

const codes = z.object({ recoveryCodes: z.array(z.string()) })

/** What the calls about a second factor have in common, whether users or administrators make them. */
export const twoFactorCalls = {
  setUp: {
    method: 'POST',
    summary: 'A new secret for an authenticator app; nothing is asked at login before `enable`',
    limit: 'own-secret',
    secret: true,
    body: ownPasswordBody,
    reply: setup,
  },
  enable: {
    method: 'POST',
    summary: 'Ask a second factor at login from now on, after a right code; the recovery codes are told once',
    errors: ['conflict'],
    event: 'two-factor-on',
    limit: 'own-secret',
    secret: true,
    body: codeBody,
    reply: codes,
  },
  disable: {
    method: 'POST',
    summary: 'Ask no second factor any more',
    event: 'two-factor-off',
    limit: 'own-secret',
    secret: true,
    body: passwordAndCodeBody,
    reply: success,
  },
  renewCodes: {
    method: 'POST',
    summary: `Make ${recoveryCodes} new recovery codes; the earlier ones open nothing any more`,
    event: 'recovery-codes',
    limit: 'own-secret',
    secret: true,
    body: passwordAndCodeBody,
    reply: codes,
  },
} as const

export const ownAccountContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/me/account',
    summary: 'The account of the caller: address, and whether a second factor is asked at login',
    audience: 'signed-in',
    errors: ['not_found'],
    reply: account,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/me/email',
    summary: `Mail a link (${changeEmailHours} h) to a new address, which replaces the present one once it is opened`,
    audience: 'signed-in',
    member: 'reader',
    event: 'email-change-asked',
    limit: 'own-secret',
    secret: true,
    body: changeEmailBody,
    reply: success,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/me/password',
    summary: 'Change the password; every other session ends',
    audience: 'signed-in',
    member: 'reader',
    event: 'password-change',
    limit: 'own-secret',
    body: changePasswordBody,
    reply: success,
  }),
  choosePassword: endpoint({
    method: 'POST',
    path: '/api/me/password',
    summary: 'The first password of an account that has none yet; conflict where it has one',
    audience: 'signed-in',
    member: 'reader',
    errors: ['conflict'],
    event: 'password-change',
    limit: 'own-secret',
    secret: true,
    body: choosePasswordBody,
    reply: success,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/me/sessions',
    summary: 'The open sessions of the account, the present one first',
    audience: 'signed-in',
    reply: z.array(session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/me/sessions/:id',
    summary: 'End one session of the account at once',
    audience: 'signed-in',
    member: 'reader',
    scope: 'owner',
    params: idParams,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/api/me/sessions/end-others',
    summary: 'End every session of the account but this one',
    audience: 'signed-in',
    member: 'reader',
    reply: success,
  }),
  setUpTwoFactor: endpoint({
    ...twoFactorCalls.setUp,
    path: '/api/me/two-factor/setup',
    audience: 'signed-in',
    member: 'reader',
    errors: ['two_factor_unconfirmed', 'conflict'],
  }),
  enableTwoFactor: endpoint({
    ...twoFactorCalls.enable,
    path: '/api/me/two-factor/enable',
    audience: 'signed-in',
    member: 'reader',
  }),
  disableTwoFactor: endpoint({
    ...twoFactorCalls.disable,
    path: '/api/me/two-factor/disable',
    audience: 'signed-in',
    member: 'reader',
  }),
  renewRecoveryCodes: endpoint({
    ...twoFactorCalls.renewCodes,
    path: '/api/me/two-factor/recovery-codes',
    audience: 'signed-in',
    member: 'reader',
  }),
}
