import { z } from 'zod'
import { challenged, twoFactorBody } from '#contracts/accounts/accounts.contract.ts'
import { adminRoles } from '#contracts/admin/admin-vocabulary.ts'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { email, humanCheck, success } from '#contracts/fields.ts'

export const adminLoginBody = z.object({
  email,
  password: z.string(asks.password).min(1, asks.password).max(200),
  humanCheck,
})

export const adminContract = {
  adminLogin: endpoint({
    method: 'POST',
    path: '/api/admin/login',
    summary:
      'Start an administrator session, separate from the ordinary one. Two factors: a challenge for the second step',
    audience: 'anyone',
    errors: ['invalid_credentials'],
    event: 'admin-login',
    limit: 'login',
    human: 'past-limit',
    secret: true,
    body: adminLoginBody,
    form: { page: '/admin/login', needsScripts: true },
    reply: z.union([challenged, success]),
  }),
  adminLoginCode: endpoint({
    method: 'POST',
    path: '/api/admin/login/code',
    summary:
      'The second step of that login: a code of the app, or a recovery code; after five wrong ones the password again',
    audience: 'anyone',
    errors: ['wrong_code', 'challenge_over'],
    event: 'admin-second-factor',
    limit: 'login-code',
    secret: true,
    body: twoFactorBody,
    reply: success,
  }),
  adminLogout: endpoint({
    method: 'POST',
    path: '/api/admin/logout',
    summary: 'End the administrator session',
    audience: 'admin',
    capability: 'own-session',
    audit: 'session-ended',
    event: 'admin-logout',
    reply: z.object({ success: z.literal(true) }),
  }),
  adminSession: endpoint({
    method: 'GET',
    path: '/api/admin/session',
    summary: 'Which administrator is signed in',
    audience: 'anyone',
    reply: z.object({
      authenticated: z.boolean(),
      admin: z
        .object({
          name: z.string(),
          role: z.enum(adminRoles),
          /** Until then only the calls about one's own account are answered. */
          mustSetUpTwoFactor: z.boolean(),
        })
        .optional(),
    }),
  }),
}
