import { z } from 'zod'
import { challenged, twoFactorBody } from '#contracts/accounts/accounts.contract.ts'
import { adminRoles } from '#contracts/admin/admin-vocabulary.ts'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { email, humanCheck, success } from '#contracts/fields.ts'
import { mostCodeTries } from '#contracts/accounts/account-figures.ts'

export const adminLoginBody = z.object({
  email,
  password: z.string(asks.password).min(1, asks.password).max(200),
  humanCheck,
})

const adminStats = z.object({
  totalProfessionals: z.number(),
  totalCompanies: z.number(),
  totalServices: z.number(),
  totalJobs: z.number(),
  totalApplications: z.number(),
  /** In cents of US dollars, net of refunds. */
  totalRevenue: z.number(),
  activeJobs: z.number(),
  /** Accounts made this month against the same days of the month before, in percent; null when there were none. */
  monthlyGrowth: z.number().nullable(),
  /** What waits for a decision of a moderator. */
  pendingModeration: z.number(),
})
export type AdminStats = z.infer<typeof adminStats>

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
    summary: `The second step of that login: a code of the app, or a recovery code; after ${mostCodeTries} wrong ones the password again`,
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
  adminStats: endpoint({
    method: 'GET',
    path: '/api/admin/stats',
    summary: 'The figures of the marketplace; months are those of Lima',
    audience: 'admin',
    capability: 'read-figures',
    reply: adminStats,
  }),
}
