import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '#server/db/schema/platform.table.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let withoutCards: TestApp
let seller: TestActor
beforeAll(async () => {
  app = await startTestApp({}, { payments: ({ db }) => new TestPaymentProvider('http://localhost:3000', db) })
  withoutCards = await startTestApp()
  seller = await createProfessional(app, { planType: 'premium' })
})
afterAll(async () => {
  await app.close()
  await withoutCards.close()
})

const activate = (who: TestActor, id: number, on = app) =>
  on.request({ method: 'POST', url: `/api/services/${id}/activate-chat`, headers: who.headers })
const referenceOf = (checkoutUrl: string | undefined) => new URL(checkoutUrl!).pathname.split('/').at(-1)
const checkout = (who: TestActor, checkoutUrl: string | undefined, outcome?: 'completed' | 'failed') =>
  app.request({
    method: outcome ? 'POST' : 'GET',
    url: `/api/test-payments/${referenceOf(checkoutUrl)}`,
    headers: who.headers,
    ...(outcome ? { payload: { outcome } } : {}),
  })
const chatOf = async (who: TestActor, id: number) => {
  const { body } = await app.request({ url: '/api/me/services', headers: who.headers })
  return body.find((service: { id: number }) => service.id === id)?.chatActiveUntil
}
const paymentsOf = async (who: TestActor, on = app) =>
  (await on.request({ url: '/api/payments', headers: who.headers })).body

test('a paid activation opens the chat for 30 days, with a receipt by mail', async () => {
  const id = await createService(app, seller)
  const { status, body } = await activate(seller, id)
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    message: 'Te llevamos a la página de pago.',
    activeUntil: null,
    checkoutUrl: expect.stringMatching(/^http:\/\/localhost:3000\/pagos\/prueba\/[\w-]{43}\?volver=/),
  })
  const [pending] = await paymentsOf(seller)
  expect(pending).toMatchObject({ product: 'chat_activation', amount: 500, status: 'pending' })
  expect(new URL(body.checkoutUrl!).searchParams.get('volver')).toBe(`/pagos/${pending!.id}`)
  expect((await checkout(seller, body.checkoutUrl)).body).toMatchObject({
    id: pending!.id,
    status: 'pending',
  })
  expect(await chatOf(seller, id)).toBeNull()

  expect((await checkout(seller, body.checkoutUrl, 'completed')).body.status).toBe('completed')
  expect(await chatOf(seller, id)).toBe('2026-12-21T15:00:00.000Z')
  const [paid] = await paymentsOf(seller)
  expect(paid).toMatchObject({ paidUntil: '2026-12-21T15:00:00.000Z', receiptNumber: 'R-000001' })
  await app.queue.drain()
  const mail = app.mails.last(seller.email)
  expect(mail.subject).toBe('El chat de tu servicio está activo: recibo R-000001')
  expect(mail.text).toContain('$5.00 USD')
})

test('a payment from a conversation returns to it', async () => {
  const id = await createService(app, seller)
  const { body } = await app.request({
    method: 'POST',
    url: `/api/services/${id}/activate-chat`,
    headers: seller.headers,
    payload: { companyId: 7 },
  })
  const { id: paymentId } = (await paymentsOf(seller))[0]!
  expect(new URL(body.checkoutUrl!).searchParams.get('volver')).toBe(`/pagos/${paymentId}`)
  const payment = await app.request({ url: `/api/payments/${paymentId}`, headers: seller.headers })
  expect(payment.body.returnTo).toBe(`/dashboard/mensajes?servicio=${id}&empresa=7`)
})

test('paying again while it is open adds 30 days, and saying it twice adds them once', async () => {
  const id = await createService(app, seller)
  for (const until of ['2026-12-21T15:00:00.000Z', '2027-01-20T15:00:00.000Z']) {
    const { checkoutUrl } = (await activate(seller, id)).body
    await Promise.all([1, 2, 3].map(() => checkout(seller, checkoutUrl, 'completed')))
    expect(await chatOf(seller, id)).toBe(until)
  }
})

test('a payment that fails opens nothing, and one that is made after all counts', async () => {
  const id = await createService(app, seller)
  const { checkoutUrl } = (await activate(seller, id)).body
  expect((await checkout(seller, checkoutUrl, 'failed')).body.status).toBe('failed')
  expect(await chatOf(seller, id)).toBeNull()
  expect((await checkout(seller, checkoutUrl, 'completed')).body.status).toBe('completed')
  expect((await checkout(seller, checkoutUrl, 'failed')).body.status).toBe('completed')
  expect(await chatOf(seller, id)).toBe('2026-12-21T15:00:00.000Z')
})

test('only its payer can open a test payment, and real payments cannot use it', async () => {
  const { checkoutUrl } = (await activate(seller, await createService(app, seller))).body
  const stranger = await createProfessional(app)
  expect((await checkout(stranger, checkoutUrl)).status).toBe(404)
  expect((await checkout(stranger, checkoutUrl, 'completed')).status).toBe(404)
  expect((await app.request({ url: '/api/test-payments/nada', headers: seller.headers })).status).toBe(404)
  const live = await startTestApp({ DEBUG_TOOLS: 'off' })
  try {
    const who = await createProfessional(live)
    const reply = await live.request({
      url: `/api/test-payments/${referenceOf(checkoutUrl)}`,
      headers: who.headers,
    })
    expect(reply.status).toBe(404)
    expect(live.deps.payments.current).toBeNull()
  } finally {
    await live.close()
  }
})

test('the paid plan of a professional begins by the test provider, too', async () => {
  const setTrial = (value: string) =>
    app.deps.db.update(settings).set({ value }).where(eq(settings.key, 'professional_premium_trial'))
  await setTrial('false')
  const who = await createProfessional(app)
  const { body } = await app.request({
    method: 'POST',
    url: '/api/professionals/activate-premium',
    headers: who.headers,
  })
  await checkout(who, body.checkoutUrl, 'completed')
  const me = await app.request({ url: '/api/me/professional', headers: who.headers })
  expect(me.body.planType).toBe('premium')
  await setTrial('true')
})

test('without a card provider it is refused and nothing is stored', async () => {
  const who = await createProfessional(withoutCards, { planType: 'premium' })
  const refused = await activate(who, await createService(withoutCards, who), withoutCards)
  expect([refused.status, refused.body.code]).toEqual([409, 'payment_unavailable'])
  expect(refused.body.message).toContain('chat')
  expect(await paymentsOf(who, withoutCards)).toEqual([])
})

test('at a price of 0 the chat opens at once, in the documented words, with its receipt', async () => {
  const setPrice = (value: string) =>
    withoutCards.deps.db.update(settings).set({ value }).where(eq(settings.key, 'chat_activation_price'))
  await setPrice('0')
  const who = await createProfessional(withoutCards, { planType: 'premium' })
  const { body } = await activate(who, await createService(withoutCards, who), withoutCards)
  expect(body).toEqual({
    success: true,
    message: 'El chat ha sido activado por 30 días ($0 USD). Ahora puedes recibir mensajes.',
    activeUntil: '2026-12-21T15:00:00.000Z',
  })
  expect(await paymentsOf(who, withoutCards)).toMatchObject([
    { product: 'chat_activation', amount: 0, status: 'completed', receiptNumber: 'R-000001' },
  ])
  await setPrice('5')
})
