import { z } from 'zod'
import { suppressionReasons } from '#contracts/accounts/suppression-vocabulary.ts'
import { companyRoles } from '#contracts/companies/team-vocabulary.ts'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import {
  acceptTerms,
  email,
  humanCheck,
  inOneLine,
  instant,
  line,
  password,
  success,
} from '#contracts/fields.ts'
import {
  longestEmail,
  mostCodeTries,
  plainSessionHours,
  rememberedSessionDays,
  resetPasswordHours,
} from './account-figures.ts'
import { secondFactorCode } from './own-account.contract.ts'

export const userType = z.enum(['professional', 'company'])
export type UserType = z.infer<typeof userType>

export const sessionUser = z.object({
  id: z.number(),
  email: z.string(),
  userType,
  firstName: z.string(),
  lastName: z.string(),
  emailConfirmed: z.boolean(),
  /** Why no mail goes to the address; null: it gets its mails. */
  mailStop: z.enum(suppressionReasons).nullable(),
  /** The address of the photo, or of the company's logo. */
  avatar: z.string().nullable(),
  /** When the view ends of an administrator who looks at the account; null: it is the person. */
  viewEndsAt: instant.nullable(),
  /** For an account of a company: what the person may do there, how colleagues call them, and in how many it works. */
  member: z
    .object({ role: z.enum(companyRoles), name: z.string().nullable(), companyCount: z.number() })
    .nullable(),
})
export type SessionUser = z.infer<typeof sessionUser>

export const loginBody = z.object({
  email: z
    .string(asks.loginEmail)
    .overwrite(inOneLine)
    .trim()
    .toLowerCase()
    .min(1, asks.loginEmail)
    .max(longestEmail, asks.loginEmail),
  password: z.string(asks.loginPassword).min(1, asks.loginPassword).max(200),
  remember: z.boolean().default(false),
  humanCheck,
})

export const twoFactorBody = z.object({
  /** Returned by the first step; valid for ten minutes. */
  challenge: z.string(asks.challenge).regex(/^[\w-]{20,100}$/, asks.challenge),
  code: secondFactorCode,
})

export const registerCompanyBody = z.object({
  companyName: line(asks.companyName, 120),
  industry: line(asks.industry, 80),
  email,
  password,
  acceptTerms,
  humanCheck,
})

export const registerProfessionalBody = z.object({
  firstName: line(asks.firstName, 80),
  lastName: line(asks.lastName, 80),
  email,
  password,
  acceptTerms,
  humanCheck,
})

export const passwordResetRequestBody = z.object({ email })
export const passwordResetBody = z.object({ password })

const tokenParams = z.object({ token: z.string().min(20).max(100) })
const account = z.object({ id: z.number(), email: z.string(), userType })
const signedIn = success.extend({
  user: account,
  profile: z.object({ firstName: z.string(), lastName: z.string(), name: z.string() }),
})
/** The password was right, but the account needs a second factor, so there is no session yet. */
export const challenged = success.extend({ twoFactor: z.literal(true), challenge: z.string() })
export type Challenged = z.infer<typeof challenged>
export type SignedIn = z.infer<typeof signedIn>

export const accountsContract = {
  session: endpoint({
    method: 'GET',
    path: '/api/session',
    summary: 'Who is signed in',
    audience: 'anyone',
    reply: z.object({ authenticated: z.boolean(), user: sessionUser.optional() }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: `Start a session; \`remember\` keeps it for ${rememberedSessionDays} days, otherwise ${plainSessionHours} hours. Two factors: a challenge for the second step`,
    audience: 'anyone',
    errors: ['invalid_credentials', 'account_suspended', 'no_company'],
    event: 'login',
    limit: 'login',
    human: 'past-limit',
    secret: true,
    body: loginBody,
    form: { page: '/login', needsScripts: true },
    reply: z.union([signedIn, challenged]),
  }),
  loginTwoFactor: endpoint({
    method: 'POST',
    path: '/api/login/two-factor',
    summary: `The second step of a login: a code of the app, or a recovery code; after ${mostCodeTries} wrong ones the password again`,
    audience: 'anyone',
    errors: ['wrong_code', 'challenge_over', 'account_suspended'],
    event: 'second-factor',
    limit: 'login-code',
    secret: true,
    body: twoFactorBody,
    reply: signedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session',
    audience: 'anyone',
    event: 'logout',
    reply: z.object({ success: z.literal(true) }),
  }),
  registerCompany: endpoint({
    method: 'POST',
    path: '/api/register-company',
    summary: 'Create a company account and sign it in',
    audience: 'anyone',
    errors: ['registration_failed'],
    event: 'registration',
    limit: 'registration',
    human: true,
    status: 201,
    body: registerCompanyBody,
    form: { page: '/register/company', needsScripts: true },
    reply: success.extend({ user: account, company: z.object({ id: z.number(), name: z.string() }) }),
  }),
  registerProfessional: endpoint({
    method: 'POST',
    path: '/api/register-professional',
    summary: 'Create a professional account and sign it in',
    audience: 'anyone',
    errors: ['registration_failed'],
    event: 'registration',
    limit: 'registration',
    human: true,
    status: 201,
    body: registerProfessionalBody,
    form: { page: '/register/professional', needsScripts: true },
    reply: success.extend({
      user: account,
      professional: z.object({ id: z.number(), firstName: z.string(), lastName: z.string() }),
    }),
  }),
  humanChallenge: endpoint({
    method: 'GET',
    path: '/api/human-check',
    summary: 'A proof-of-work challenge for the human check (ALTCHA format)',
    audience: 'anyone',
    reply: z.record(z.string(), z.unknown()),
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/password-reset',
    summary: `Mail a one-use link, valid ${resetPasswordHours} h; the same answer whether the account exists or not`,
    audience: 'anyone',
    event: 'password-reset-asked',
    limit: 'password-reset',
    body: passwordResetRequestBody,
    form: { page: '/recuperar-contrasena', needsScripts: true },
    reply: success,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/password-reset/:token',
    summary: 'Set a new password and end every session of the account',
    audience: 'anyone',
    errors: ['link_expired'],
    event: 'password-reset',
    limit: 'password-reset',
    params: tokenParams,
    body: passwordResetBody,
    form: { page: '/restablecer-contrasena/:token', needsScripts: true },
    reply: success,
  }),
  confirmationLink: endpoint({
    method: 'GET',
    path: '/api/email-confirmation/:token',
    summary: 'Which address a confirmation link confirms; looking uses nothing up',
    audience: 'anyone',
    errors: ['link_expired'],
    params: tokenParams,
    reply: z.object({ email: z.string() }),
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/email-confirmation/:token',
    summary: 'Confirm the e-mail address that the link was sent to',
    audience: 'anyone',
    errors: ['link_expired'],
    event: 'email-confirmation',
    params: tokenParams,
    form: { page: '/verificar-correo/:token', leadsTo: '/verificar-correo/:token?listo=1' },
    reply: success,
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/api/email-confirmation',
    summary: 'Mail the confirmation link again',
    audience: 'signed-in',
    member: 'reader',
    limit: 'password-reset',
    reply: success,
  }),
}
