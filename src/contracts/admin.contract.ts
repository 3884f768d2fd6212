import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { success } from './fields.ts'

export const adminLoginBody = z.object({
  email: z.string('Email inválido').trim().toLowerCase().max(254).pipe(z.email('Email inválido')),
  password: z.string('La contraseña es requerida').min(1, 'La contraseña es requerida').max(200),
})

export const adminContract = {
  adminLogin: endpoint({
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Start an administrator session, separate from the ordinary one',
    audience: 'anyone',
    limit: 'login',
    secret: true,
    body: adminLoginBody,
    reply: success,
  }),
  adminLogout: endpoint({
    method: 'POST',
    path: '/api/admin/logout',
    summary: 'End the administrator session',
    audience: 'admin',
    reply: z.object({ success: z.literal(true) }),
  }),
  adminSession: endpoint({
    method: 'GET',
    path: '/api/admin/session',
    summary: 'Which administrator is signed in',
    audience: 'anyone',
    reply: z.object({
      authenticated: z.boolean(),
      admin: z.object({ name: z.string(), role: z.string() }).optional(),
    }),
  }),
}
