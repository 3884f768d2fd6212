import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { FakeProvider } from '#tests/support/fake-payment-provider.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'

let app: TestApp
const provider = new FakeProvider()
let withCards: TestApp
beforeAll(async () => {
  app = await startTestApp()
  withCards = await startTestApp({}, { payments: provider })
})
afterAll(async () => {
  await app.close()
  await withCards.close()
})

type Kind = 'company' | 'professional'
const paths = {
  company: '/api/companies/activate-premium',
  professional: '/api/professionals/activate-premium',
}
const make = { company: createCompany, professional: createProfessional }

const activate = (on: TestApp, kind: Kind, who: TestActor) =>
  on.request({ method: 'POST', url: paths[kind], headers: who.headers })
const ownPayments = async (on: TestApp, who: TestActor) =>
  (await on.request({ url: '/api/payments', headers: who.headers })).body
const me = async (on: TestApp, kind: Kind, who: TestActor) =>
  (await on.request({ url: `/api/me/${kind}`, headers: who.headers })).body
const setTrials = (on: TestApp, value: boolean) =>
  on.deps.db
    .update(settings)
    .set({ value: String(value) })
    .where(eq(settings.valueType, 'boolean'))

test('the launch offer of a company is a payment of 0.00 with a receipt, for three months', async () => {
  const company = await createCompany(app, { name: 'Chasqui Envíos', ruc: '20131312955' })
  expect((await me(app, 'company', company)).trialAvailable).toBe(true)
  expect((await activate(app, 'company', company)).body).toEqual({
    success: true,
    message: 'Plan premium activado: puedes publicar 1 empleo premium.',
  })
  const [payment, ...others] = await ownPayments(app, company)
  expect(others).toEqual([])
  expect(payment).toMatchObject({
    product: 'company_premium_trial',
    amount: 0,
    currency: 'USD',
    status: 'completed',
    paidUntil: '2027-02-21T15:00:00.000Z',
  })
  expect(await me(app, 'company', company)).toMatchObject({
    planType: 'premium_temporal',
    planExpiresAt: '2027-02-21T15:00:00.000Z',
    trialAvailable: false,
  })
  const { body: receipt } = await app.request({
    url: `/api/payments/${payment!.id}`,
    headers: company.headers,
  })
  expect(receipt).toMatchObject({
    receiptNumber: expect.stringMatching(/^R-\d{6}$/),
    payerName: 'Chasqui Envíos',
    payerRuc: '20131312955',
    payerEmail: company.email,
    base: 0,
    igv: 0,
  })
  await app.queue.drain()
  const mail = app.mails.last(company.email)
  expect(mail.subject).toBe(`Tu plan está activo: recibo ${receipt.receiptNumber}`)
  expect(mail.text).toContain(`/recibos/${payment!.id}`)
  expect(mail.text).toContain('$0.00 USD')
  expect(mail.text).toContain('21 feb. 2027')
})

test('a receipt is a PDF that says who paid what, and that it is no document of the tax office', async () => {
  const company = await createCompany(app, { name: 'Chasqui Envíos', ruc: '20131312955' })
  await activate(app, 'company', company)
  const [payment] = await ownPayments(app, company)
  const open = (id: number, { headers }: TestActor) =>
    app.app.inject({ url: `/api/payments/${id}/paper`, headers })
  const { statusCode, headers, rawPayload } = await open(payment!.id, company)
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(headers['content-disposition']).toContain(`Constancia%20de%20pago%20${payment!.receiptNumber}.pdf`)
  const text = (await app.deps.documents.readPdf(rawPayload))
    .flatMap(({ runs }) => runs.map((run) => run.text))
    .join(' ')
  for (const said of [
    payment!.receiptNumber!,
    'Chasqui Envíos',
    '20131312955',
    payment!.description,
    '$0.00 USD',
  ])
    expect(text).toContain(said)
  expect(text).toContain('no es un comprobante de pago de SUNAT')
  expect((await open(payment!.id, await createCompany(app))).statusCode).toBe(404)
  const id = await transaction(app.deps, (tx) =>
    openPayment(app.deps, tx, {
      userId: company.userId,
      product: 'company_premium',
      amount: 9900,
      provider: 'stripe',
    }),
  )
  expect((await open(id, company)).statusCode, 'it is not paid yet').toBe(404)
  expect((await ownPayments(app, company)).map(({ method }) => method)).toEqual(['Tarjeta', 'Sin cobro'])
})

test('a professional activates the launch offer as well, and may publish services from then on', async () => {
  const professional = await createProfessional(app)
  expect((await activate(app, 'professional', professional)).body).toEqual({
    success: true,
    message: 'Plan Profesional activado: ya puedes publicar servicios y recibir mensajes.',
  })
  expect(await me(app, 'professional', professional)).toMatchObject({
    planType: 'premium',
    planExpiresAt: '2027-02-21T15:00:00.000Z',
    trialAvailable: false,
  })
  expect((await activate(app, 'professional', professional)).body.message).toBe(
    'Tu Plan Profesional ya está activo.',
  )
  expect(await ownPayments(app, professional)).toHaveLength(1)
})

test.each(['company', 'professional'] as const)(
  'five activations of one %s at once are one payment and one mail',
  async (kind) => {
    const who = await make[kind](app)
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => activate(app, kind, who)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await ownPayments(app, who)).toHaveLength(1)
    await app.queue.drain()
    expect(app.mails.sent.filter(({ to }) => to === who.email)).toHaveLength(1)
  },
)

test('receipts are numbered without gaps, also when many are given at once and some transactions fail', async () => {
  const own = await startTestApp()
  try {
    const people = await Promise.all(Array.from({ length: 8 }, () => createProfessional(own)))
    await activate(own, 'company', await createCompany(own))
    await Promise.all(people.slice(0, 4).map((who) => activate(own, 'professional', who)))
    await expect(
      transaction(own.deps, async (tx) => {
        const [row] = await tx
          .insert(payments)
          .values({
            userId: people[4]!.userId,
            product: 'professional_premium_trial',
            amount: 0,
            status: 'pending',
            provider: 'none',
            createdAt: own.clock.now(),
          })
          .returning({ id: payments.id })
        await completePayment(own.deps, tx, row!.id)
        throw new Error('The power went')
      }),
    ).rejects.toThrow('The power went')
    await Promise.all(people.slice(4).map((who) => activate(own, 'professional', who)))
    const rows = await own.deps.db.select({ number: documents.number }).from(documents)
    expect(rows.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  } finally {
    await own.close()
  }
})

test('without the offer and without a card provider nothing is given, and the answer says why', async () => {
  await setTrials(app, false)
  try {
    for (const kind of ['company', 'professional'] as const) {
      const who = await make[kind](app)
      const refused = await activate(app, kind, who)
      expect([refused.status, refused.body.code]).toEqual([409, 'payment_unavailable'])
      expect(refused.body.message).toContain('tarjeta')
      expect(await ownPayments(app, who)).toEqual([])
      expect((await me(app, kind, who)).planType).toBe(kind === 'company' ? 'free' : 'basic')
      expect((await me(app, kind, who)).trialAvailable).toBe(false)
    }
  } finally {
    await setTrials(app, true)
  }
})

test('an account that had the offer pays the next time', async () => {
  const company = await createCompany(app)
  await activate(app, 'company', company)
  await app.deps.db.update(companies).set({ planType: 'free' }).where(eq(companies.id, company.id))
  expect((await activate(app, 'company', company)).body.code).toBe('payment_unavailable')
  expect((await me(app, 'company', company)).trialAvailable).toBe(false)
})

test('with a card provider the payment is pending until the provider says that it is paid, which it may say twice', async () => {
  await setTrials(withCards, false)
  const professional = await createProfessional(withCards)
  const { body } = await activate(withCards, 'professional', professional)
  const order = provider.orders.at(-1)!
  expect(body).toEqual({
    success: true,
    message: 'Te llevamos a la página de pago.',
    checkoutUrl: `https://pagos.ejemplo.pe/${order.key}`,
  })
  expect(order).toMatchObject({ amount: 500, currency: 'USD', email: professional.email })
  expect(await ownPayments(withCards, professional)).toMatchObject([
    { status: 'pending', receiptNumber: null },
  ])
  expect((await me(withCards, 'professional', professional)).planType).toBe('basic')

  const id = (await ownPayments(withCards, professional))[0]!.id
  for (let times = 0; times < 2; times++)
    await transaction(withCards.deps, (tx) => completePayment(withCards.deps, tx, id))
  expect(await ownPayments(withCards, professional)).toMatchObject([
    { status: 'completed', amount: 500, paidUntil: '2026-12-21T15:00:00.000Z' },
  ])
  expect((await me(withCards, 'professional', professional)).planType).toBe('premium')
  await setTrials(withCards, true)
})

test('a term that is paid already is not lost: the next one follows it', async () => {
  await setTrials(withCards, false)
  const professional = await createProfessional(withCards, {
    planExpiresAt: new Date('2026-12-01T15:00:00Z'),
  })
  await activate(withCards, 'professional', professional)
  const id = (await ownPayments(withCards, professional))[0]!.id
  await transaction(withCards.deps, (tx) => completePayment(withCards.deps, tx, id))
  const [row] = await withCards.deps.db
    .select()
    .from(professionals)
    .where(eq(professionals.id, professional.id))
  expect(row?.planExpiresAt?.toISOString()).toBe('2027-01-01T15:00:00.000Z')
  await setTrials(withCards, true)
})

test('a provider that cannot be reached costs nothing and is said', async () => {
  await setTrials(withCards, false)
  provider.isDown = true
  const company = await createCompany(withCards)
  const { status, body } = await activate(withCards, 'company', company)
  expect([status, body.code]).toEqual([409, 'payment_unavailable'])
  expect(await ownPayments(withCards, company)).toMatchObject([{ status: 'failed', amount: 9900 }])
  provider.isDown = false
  await setTrials(withCards, true)
})

test('activation is for its own kind of account, and a receipt for its owner alone', async () => {
  const [company, professional] = [await createCompany(app), await createProfessional(app)]
  expect((await activate(app, 'professional', company)).body.code).toBe('wrong_user_type')
  expect((await activate(app, 'company', professional)).body.code).toBe('wrong_user_type')
  expect((await app.request({ method: 'POST', url: paths.company })).body.code).toBe('not_signed_in')
  await activate(app, 'company', company)
  const { id } = (await ownPayments(app, company))[0]!
  expect((await app.request({ url: `/api/payments/${id}`, headers: professional.headers })).status).toBe(404)
  for (const bad of ['-1', '0', 'abc', '99999999999'])
    expect((await app.request({ url: `/api/payments/${bad}`, headers: company.headers })).status).toBe(404)
})

test('the offer is public and says the prices in force', async () => {
  const { status, body } = await app.request({ url: '/api/plans' })
  expect([status, body]).toEqual([
    200,
    {
      currency: 'USD',
      soles: null,
      premiumJobPrice: 75,
      professionalPremiumPrice: 5,
      companyPremiumPrice: 99,
      chatActivationPrice: 5,
      companyTrial: true,
      professionalTrial: true,
      trialMonths: 3,
      takesCards: false,
      freeJobsLimit: 1,
      trialJobsLimit: 1,
    },
  ])
})
