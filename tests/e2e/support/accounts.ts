import { randomBytes } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { demoAdminEmail, demoPassword } from '#contracts/accounts/demo-accounts.ts'
import { answerChallenge } from '#tests/support/human-check.ts'
import { scriptsOf } from './journey.ts'
import { linkTo, mailTo } from './mails.ts'

export const password = 'Mercado-2026'

/** Letters that no other journey uses: all journeys share one server and run in parallel. */
export const uniqueWord = (): string =>
  [...randomBytes(10)].map((byte) => 'bcdfghjklmnpqrstvwxz'.charAt(byte % 20)).join('')

export interface Account {
  email: string
  password: string
}

/**
 * A new company, registered by the API; the page's browser is signed in with it. It has confirmed its address and given
 * its RUC, so its first ad is public at once.
 */
export async function signUpCompany(page: Page, companyName?: string): Promise<Account> {
  const account = await signUpNewCompany(page, companyName)
  await confirmEmail(page, account)
  await giveRuc(page)
  return account
}

/** The same without confirmation and RUC: its first ad is held. */
export async function signUpNewCompany(
  page: Page,
  companyName = `Textiles ${uniqueWord()}`,
): Promise<Account> {
  return signUp(page.request, 'company', { companyName, industry: 'Manufactura' })
}

/** A valid RUC: with a confirmed address, a company's first ad is public at once. */
export async function giveRuc(page: Page): Promise<void> {
  const reply = await page.request.patch('/api/me/company', { data: { ruc: '20131312955' } })
  expect(reply.status()).toBe(200)
}

/** A new professional, registered by the API; the page's browser is signed in with it. */
export async function signUpProfessional(page: Page, lastName = 'Huamán'): Promise<Account> {
  return signUp(page.request, 'professional', { firstName: 'Rosa', lastName })
}

/** Makes the profile public: by default only companies to which the professional applied can see it. */
export async function becomePublic(page: Page): Promise<void> {
  const reply = await page.request.put('/api/me/visibility', {
    data: { visibility: 'public', hiddenFrom: [] },
  })
  expect(reply.status()).toBe(200)
}

async function signUp(request: APIRequestContext, kind: string, names: object): Promise<Account> {
  const challenge = await (await request.get('/api/human-check')).json()
  const account = { email: `${uniqueWord()}@ejemplo.pe`, password }
  const reply = await request.post(`/api/register-${kind}`, {
    data: { ...names, ...account, acceptTerms: true, humanCheck: await answerChallenge(challenge) },
  })
  expect(reply.status()).toBe(201)
  return account
}

/** Opens the link of the mail that a registration sends. */
export async function confirmEmail(page: Page, { email }: Account): Promise<void> {
  const path = linkTo('verificar-correo', await mailTo(page, email, 'Confirma tu correo en Qhatu'))
  const reply = await page.request.post(`/api/email-confirmation/${path.split('/').at(-1)}`)
  expect(reply.status()).toBe(200)
}

/** The accounts of the demo. Journeys must not change them. */
export const demo = {
  company: { email: 'empresa@demo.qhatu.pe', password: demoPassword },
  professional: { email: 'profesional@demo.qhatu.pe', password: demoPassword },
  /** A professional who sells services. */
  seller: { email: 'premium@demo.qhatu.pe', password: demoPassword },
  admin: { email: demoAdminEmail, password: demoPassword },
}

/** Signs the page's browser in by the API. */
export async function signIn({ request }: Pick<Page, 'request'>, account: Account): Promise<void> {
  const reply = await request.post('/api/login', { data: account })
  expect(reply.status()).toBe(200)
}

/** Fills in the login form and submits it. */
export async function typeLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
}

/** Signs in with the login form, and waits for the next page. */
export async function enterByLogin(page: Page, account: Account): Promise<void> {
  await typeLogin(page, account)
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await scriptsOf(page)
}
