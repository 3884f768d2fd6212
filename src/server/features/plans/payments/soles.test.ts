import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documents } from '#server/db/schema/documents.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { readBalances } from '#server/features/ledger/ledger.service.ts'
import { MercadoPagoProvider } from '#server/platform/payments/mercado-pago-provider.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import {
  type FakeMercadoPago,
  mercadoPagoKeys,
  startFakeMercadoPago,
} from '#tests/support/fake-mercado-pago.ts'
import { createService } from '#tests/support/services.ts'
import { resetSettings, settingsAs } from '#tests/support/settings.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

/* Mercado Pago takes soles only, and prices are in dollars with one in soles beside them. */

let service: FakeMercadoPago
let app: TestApp
let settings: ReturnType<typeof settingsAs>
let admin: TestActor
beforeAll(async () => {
  service = await startFakeMercadoPago()
  app = await startTestApp(
    {},
    {
      payments: ({ clock }) =>
        new MercadoPagoProvider(mercadoPagoKeys, { publicUrl: 'https://qhatu.pe', clock }),
    },
  )
  admin = await createAdmin(app)
  settings = settingsAs(app, admin)
})
afterAll(async () => {
  await app.close()
  service.close()
})
beforeEach(async () => {
  await resetSettings(app)
  await settings.save([
    { key: 'company_premium_price_pen', value: '370.50' },
    { key: 'chat_activation_price_pen', value: '18' },
    { key: 'company_premium_trial', value: 'false' },
  ])
})

const post = (who: TestActor, url: string, payload: object = {}) =>
  app.request({ method: 'POST', url, headers: who.headers, payload })
const paymentsOf = ({ userId }: TestActor) =>
  app.deps.db.select().from(payments).where(eq(payments.userId, userId))
const newestPreference = () => [...service.preferences.entries()].at(-1)!

test('the price in soles is shown, charged and booked', async () => {
  const { body: offer } = await app.request({ url: '/api/plans' })
  expect(offer).toMatchObject({
    companyPremiumPrice: 99,
    takesCards: true,
    soles: { companyPremium: 370.5, chatActivation: 18, premiumJob: null, professionalPremium: null },
  })
  const company = await createCompany(app)
  expect((await post(company, '/api/purchases', { product: 'premium_month' })).status).toBe(200)
  const [id, preference] = newestPreference()
  expect(preference).toMatchObject({ items: [{ unit_price: 370.5, currency_id: 'PEN' }] })
  const paid = service.pay(id)
  const { url, headers, payload } = service.notification('payment', paid.id)
  await app.request({ method: 'POST', url, headers, payload })
  await app.queue.drain()
  const [row] = await paymentsOf(company)
  expect(row).toMatchObject({ status: 'completed', amount: 37_050, currency: 'PEN' })
  const [receipt] = await app.deps.db.select().from(documents).where(eq(documents.paymentId, row!.id))
  expect(receipt).toMatchObject({ currency: 'PEN', total: 37_050, base: 31_398, igv: 5652, solesRate: null })
  const balances = await readBalances(app.deps)
  expect(balances).toContainEqual({ account: 'sales_company_premium', currency: 'PEN', balance: 31_398 })
  expect(balances.filter(({ currency }) => currency === 'USD')).toEqual([])
  expect((await verifyLedger(app.deps)).faults).toEqual([])
  const { body: help } = await app.request({ url: '/api/help/articles/plan-premium-empresa' })
  expect(JSON.stringify(help)).toContain('S/\u00a0370.50')
})

test('what has no price in soles is not sold, and what costs nothing is given', async () => {
  const company = await createCompany(app)
  const refused = await post(company, '/api/purchases', { product: 'premium_job' })
  expect([refused.status, refused.body.code]).toEqual([409, 'payment_unavailable'])
  expect(await paymentsOf(company)).toEqual([])
  await settings.save([{ key: 'premium_job_price', value: '0' }])
  expect((await post(company, '/api/purchases', { product: 'premium_job' })).status).toBe(200)
  expect(await paymentsOf(company)).toMatchObject([{ amount: 0, currency: 'USD', status: 'completed' }])
})

test('the chat of a service is paid in soles, too', async () => {
  const professional = await createProfessional(app, { planType: 'premium' })
  const serviceId = await createService(app, professional)
  await app.deps.db
    .update(professionals)
    .set({ planType: 'basic' })
    .where(eq(professionals.id, professional.id))
  expect((await post(professional, `/api/services/${serviceId}/activate-chat`)).status).toBe(200)
  expect(newestPreference()[1]).toMatchObject({ items: [{ unit_price: 18, currency_id: 'PEN' }] })
})

test('a code takes a percentage off soles; an amount of dollars is refused', async () => {
  const company = await createCompany(app)
  const code = (values: object) =>
    post(admin, '/api/admin/codes', { product: 'all', payer: 'all', mostPerAccount: 1, ...values })
  await code({ code: 'VEINTE', kind: 'percent', value: 20 })
  await code({ code: 'DOLARES', kind: 'amount', value: 20 })
  const price = (given: string) =>
    app.request({ url: `/api/purchases/price?code=${given}`, headers: company.headers })
  expect((await price('VEINTE')).body).toContainEqual({
    product: 'premium_month',
    price: 37_050,
    amount: 29_640,
    currency: 'PEN',
    months: 1,
  })
  await settings.save([{ key: 'premium_job_price_pen', value: '279' }])
  const refused = await price('DOLARES')
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Este código descuenta un monto en dólares, y hoy cobramos en soles.',
  ])
})

test('the health page names what has no price in soles', async () => {
  const { body } = await app.request({ url: '/api/admin/health', headers: admin.headers })
  expect(body).toMatchObject({
    payments: { provider: 'mercadopago', withoutSoles: ['premiumJob', 'professionalPremium'] },
  })
  await settings.save([{ key: 'premium_job_price_pen', value: '280' }])
  const { body: later } = await app.request({ url: '/api/admin/health', headers: admin.headers })
  expect(later).toMatchObject({ payments: { withoutSoles: ['professionalPremium'] } })
})
