import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testAccounts } from '#contracts/accounts/demo-accounts.ts'
import { debugContract } from '#contracts/debug/debug.contract.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { registerProfessional } from '#tests/support/registrations.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const use = (tool: string, payload?: object) =>
  app.request({ method: 'POST', url: `/api/test/${tool}`, ...(payload && { payload }) })
const message = async (tool: string): Promise<string> => {
  const { status, body } = await use(tool)
  expect({ status, success: body.success }).toEqual({ status: 200, success: true })
  return body.message
}
const login = (email: string, userType: string) => use('login', { email, userType })

test('the outbox shows the newest mails first, and those to one address', async () => {
  const first = await registerProfessional(app)
  const second = await registerProfessional(app)
  await app.queue.drain()
  const all = await app.request({ url: '/api/test/outbox' })
  expect(all.body.map(({ to }: { to: string }) => to)).toEqual([second.form.email, first.form.email])
  const one = await app.request({ url: `/api/test/outbox?to=${first.form.email}` })
  expect(one.body).toEqual([
    {
      id: expect.any(Number),
      to: first.form.email,
      subject: 'Confirma tu correo en Qhatu',
      text: expect.stringContaining('Confírmalo'),
      html: expect.stringContaining('Confírmalo'),
      attachments: [],
      createdAt: expect.any(String),
      sentAt: app.clock.now().toISOString(),
    },
  ])
})

test('before its account is created nobody signs in as it', async () => {
  expect(await login(testAccounts.company, 'company')).toMatchObject({
    status: 404,
    body: { code: 'test_account_unknown' },
  })
})

describe('the tools', () => {
  test('create the accounts once', async () => {
    expect(await message('create-accounts')).toBe(
      `Creamos las cuentas ${testAccounts.professional} y ${testAccounts.company}.`,
    )
    expect(await message('create-accounts')).toBe('Las cuentas de prueba ya existen.')
  })

  test('publish a job that everybody sees, once', async () => {
    const answer = await message('create-job')
    const id = /\/jobs\/(\d+)/.exec(answer)?.[1]
    expect(answer).toMatch(/^Publicamos el empleo “Asistente administrativo de prueba”/)
    expect((await app.request({ url: `/api/jobs/${id}` })).status).toBe(200)
    expect(await message('create-job')).toBe(
      `El empleo “Asistente administrativo de prueba” (/jobs/${id}) ya está publicado.`,
    )
  })

  test('apply once, and the company has the application', async () => {
    expect(await message('create-application')).toMatch(/postuló/)
    expect(await message('create-application')).toMatch(/ya había postulado/)
    const { cookies } = await login(testAccounts.company, 'company')
    const overview = await app.request({ url: '/api/company/candidates/overview', cookies })
    expect(overview.body).toMatchObject({ totalJobs: 1, totalCandidates: 1 })
  })

  test('say all three at once', async () => {
    expect(await message('setup-environment')).toMatch(
      /^Las cuentas de prueba ya existen\. El empleo .* ya está publicado\. El profesional .* ya había postulado/,
    )
  })
})

describe('the login', () => {
  test('starts a session of the account', async () => {
    const { body, cookies } = await login(testAccounts.professional, 'professional')
    expect(body).toEqual({ success: true, message: `Entraste como ${testAccounts.professional}.` })
    expect((await app.request({ url: '/api/session', cookies })).body).toMatchObject({
      authenticated: true,
      user: { email: testAccounts.professional },
    })
  })

  test('refuses another type, and every account that is not one of the tests', async () => {
    const { form } = await registerProfessional(app)
    for (const [email, userType] of [
      [testAccounts.company, 'professional'],
      [form.email, 'professional'],
    ] as const)
      expect(await login(email, userType)).toMatchObject({
        status: 404,
        body: { code: 'test_account_unknown' },
      })
  })

  test('refuses a suspended account', async () => {
    await app.deps.db
      .update(users)
      .set({ suspendedAt: app.clock.now() })
      .where(eq(users.email, testAccounts.professional))
    expect(await login(testAccounts.professional, 'professional')).toMatchObject({
      status: 403,
      body: { code: 'account_suspended' },
    })
  })

  test.each([
    [{ email: 'no es un correo', userType: 'company' }, 'email'],
    [{ email: testAccounts.company, userType: 'admin' }, 'userType'],
  ])('says what is wrong with %o', async (payload, field) => {
    const { status, body } = await use('login', payload)
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty(field)
  })
})

describe('without debug tools', () => {
  let production: TestApp
  beforeAll(async () => {
    production = await startTestApp({ DEBUG_TOOLS: 'off' })
  })
  afterAll(() => production.close())

  test.each(Object.values(debugContract))('$path is not there', async ({ method, path }) => {
    expect((await production.request({ method, url: path })).status).toBe(404)
  })
})
