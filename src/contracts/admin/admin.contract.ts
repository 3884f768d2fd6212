import { z } from 'zod'
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
    summary: 'Start an administrator session, separate from the ordinary one',
    audience: 'anyone',
    errors: ['invalid_credentials'],
    event: 'admin-login',
    limit: 'login',
    human: 'past-limit',
    secret: true,
    body: adminLoginBody,
    form: { page: '/admin/login', needsScripts: true },
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
      admin: z.object({ name: z.string(), role: z.enum(adminRoles) }).optional(),
    }),
  }),
}
