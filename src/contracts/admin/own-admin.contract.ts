import { z } from 'zod'
import { changePasswordBody, secondFactor, twoFactorCalls } from '#contracts/accounts/own-account.contract.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { success } from '#contracts/fields.ts'

const ownAdmin = z.object({
  email: z.string(),
  twoFactor: secondFactor,
  /** Until then only the calls about one's own account are answered. */
  mustSetUpTwoFactor: z.boolean(),
})

/** The account of the administrator who calls. */
export const ownAdminContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/own/account',
    summary: 'The account of the caller: address, and whether a second factor is asked at login',
    audience: 'admin',
    capability: 'own-session',
    reply: ownAdmin,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/admin/own/password',
    summary: "Change the caller's password; every other session of theirs ends",
    audience: 'admin',
    capability: 'own-session',
    audit: 'password-changed',
    event: 'password-change',
    limit: 'own-secret',
    errors: ['conflict'],
    body: changePasswordBody,
    reply: success,
  }),
  setUpTwoFactor: endpoint({
    ...twoFactorCalls.setUp,
    path: '/api/admin/own/two-factor/setup',
    audience: 'admin',
    capability: 'own-session',
    audit: 'second-factor-begun',
    errors: ['conflict'],
  }),
  enableTwoFactor: endpoint({
    ...twoFactorCalls.enable,
    path: '/api/admin/own/two-factor/enable',
    audience: 'admin',
    capability: 'own-session',
    audit: 'second-factor-on',
  }),
  disableTwoFactor: endpoint({
    ...twoFactorCalls.disable,
    path: '/api/admin/own/two-factor/disable',
    audience: 'admin',
    capability: 'own-session',
    audit: 'second-factor-off',
  }),
  renewRecoveryCodes: endpoint({
    ...twoFactorCalls.renewCodes,
    path: '/api/admin/own/two-factor/recovery-codes',
    audience: 'admin',
    capability: 'own-session',
    audit: 'recovery-codes-renewed',
  }),
}
