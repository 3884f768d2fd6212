import type { TestApp, TestReply } from './test-app.ts'

let counter = 0

export const professionalForm = (values: object = {}) => ({
  firstName: 'Rosa',
  lastName: 'Huamán',
  email: `rosa${++counter}@ejemplo.pe`,
  password: 'Mercado-2026',
  acceptTerms: true,
  ...values,
})

export const companyForm = (values: object = {}) => ({
  companyName: 'Andes Pago',
  industry: 'Fintech',
  email: `andes${++counter}@ejemplo.pe`,
  password: 'Mercado-2026',
  acceptTerms: true,
  ...values,
})

export const post = (
  app: TestApp,
  url: string,
  payload: object = {},
  headers: Record<string, string> = {},
): Promise<TestReply> => app.request({ method: 'POST', url, payload, headers })

/** The session cookie of a reply, in the form of the next request. */
export const cookieOf = (reply: TestReply, name = 'qhatu_session') => ({
  cookie: `${name}=${reply.cookies[name] ?? ''}`,
})

/** Registers a professional by the API, and returns the form, the reply and the cookie. */
export async function registerProfessional(app: TestApp, values: object = {}) {
  const form = professionalForm(values)
  const reply = await post(app, '/api/register-professional', form)
  return { form, reply, headers: cookieOf(reply) }
}

/** The token in a mail's link to this page. */
export function tokenIn(text: string, page: string): string {
  const token = new RegExp(`/${page}/([\\w-]+)`).exec(text)?.[1]
  if (token === undefined) throw new Error(`The mail has no link to /${page}`)
  return token
}
