import { z } from 'zod'
import { userType } from '#contracts/accounts/accounts.contract.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { asks } from '#contracts/field-messages.ts'
import { email, instant, success } from '#contracts/fields.ts'
import { longestEmail } from '#contracts/accounts/account-figures.ts'

const outboxMail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ name: z.string(), mime: z.string(), content: z.string() })),
  createdAt: instant,
  sentAt: instant.nullable(),
})

/** The tools of `/debug`. Each answers 404 unless debug tools are on. What a tool needs it creates first, and only once. */
export const debugContract = {
  outbox: endpoint({
    method: 'GET',
    path: '/api/test/outbox',
    summary: 'The latest mails of the built-in outbox',
    audience: 'anyone',
    debug: true,
    query: z.object({ to: z.string().max(longestEmail).optional() }),
    reply: z.array(outboxMail),
  }),
  setupEnvironment: endpoint({
    method: 'POST',
    path: '/api/test/setup-environment',
    summary: 'Create the test accounts, a job and an application',
    audience: 'anyone',
    debug: true,
    reply: success,
  }),
  createTestAccounts: endpoint({
    method: 'POST',
    path: '/api/test/create-accounts',
    summary: 'Create the test accounts: a professional and a company',
    audience: 'anyone',
    debug: true,
    reply: success,
  }),
  createTestJob: endpoint({
    method: 'POST',
    path: '/api/test/create-job',
    summary: 'Publish a job of the test company, unless one is open',
    audience: 'anyone',
    debug: true,
    reply: success,
  }),
  createTestApplication: endpoint({
    method: 'POST',
    path: '/api/test/create-application',
    summary: 'Apply to the job of the test company as the test professional',
    audience: 'anyone',
    debug: true,
    reply: success,
  }),
  testLogin: endpoint({
    method: 'POST',
    path: '/api/test/login',
    summary: 'Sign in as a test or demo account, without its password',
    audience: 'anyone',
    errors: ['test_account_unknown', 'account_suspended'],
    debug: true,
    body: z.object({ email, userType: z.enum(userType.options, asks.listed) }),
    reply: success,
  }),
}
