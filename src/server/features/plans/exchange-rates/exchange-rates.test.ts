import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { exchangeRates } from '#server/db/schema/exchange-rates.table.ts'
import { issueNote } from '#server/features/plans/documents/documents.service.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'
import { httpExchangeRates } from '#server/platform/exchange-rate/http-exchange-rates.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { type JsonService, startJsonService } from '#tests/support/json-service.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { readPublishedRate } from './exchange-rates.service.ts'

let service: JsonService
let says: { status: number; body: unknown } | 'hang'
let app: TestApp
let finance: TestActor
const sunat = { compra: 3.698, venta: 3.71, origen: 'SUNAT', moneda: 'USD', fecha: '2026-11-21' }
beforeAll(async () => {
  service = await startJsonService(() => says)
  app = await startTestApp({
    EXCHANGE_RATE_URL: `${service.url}/tipo-cambio?fecha={day}`,
    EXCHANGE_RATE_TOKEN: 'secreto',
  })
  finance = await createAdmin(app, 'finance')
})
afterAll(async () => {
  await app.close()
  service.close()
})
beforeEach(async () => {
  says = { status: 200, body: sunat }
  service.asked.length = 0
  await app.deps.db.delete(exchangeRates)
})

const read = () => readPublishedRate(app.deps)
const rates = () => app.deps.db.select().from(exchangeRates).orderBy(asc(exchangeRates.day))
const type = (body: object, who = finance) =>
  app.request({ method: 'POST', url: '/api/admin/exchange-rates', headers: who.headers, payload: body })
/** Pays a month, and returns its receipt. */
async function receipt(company: TestActor, currency: 'USD' | 'PEN' = 'USD') {
  const id = await transaction(app.deps, async (tx) => {
    const order = { userId: company.userId, product: 'company_premium', amount: 9900, currency } as const
    const paymentId = await openPayment(app.deps, tx, { ...order, provider: 'test' })
    await completePayment(app.deps, tx, paymentId)
    return paymentId
  })
  const [row] = await app.deps.db.select().from(documents).where(eq(documents.paymentId, id))
  return row!
}

test('the rate of the day is asked for once and kept with its source', async () => {
  await read()
  await read()
  expect(service.asked.map(({ path, headers }) => [path, headers.authorization])).toEqual([
    ['/tipo-cambio?fecha=2026-11-21', 'Bearer secreto'],
  ])
  expect(await rates()).toMatchObject([
    { day: '2026-11-21', base: 'USD', quote: 'PEN', rate: 3.71, source: 'SUNAT', typedBy: null },
  ])
})

test.each([
  ['is not published yet', { status: 404, body: { message: 'not found' } }],
  ['is of another day', { status: 200, body: { ...sunat, fecha: '2026-11-20' } }],
])('a rate that %s is asked for again later', async (_, answer) => {
  says = answer
  await read()
  expect(await rates()).toEqual([])
})

test.each([
  ['500', { status: 500, body: { message: 'caído' } }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['a rate of 371', { status: 200, body: { ...sunat, venta: 371 } }],
  ['a negative rate', { status: 200, body: { ...sunat, venta: -3.7 } }],
  ['a rate that is none', { status: 200, body: { ...sunat, venta: 'tres' } }],
] as const)('a service that answers %s stores nothing, and the task is tried again', async (_, answer) => {
  says = answer
  await expect(read()).rejects.toThrow()
  expect(await rates()).toEqual([])
})

test('a service that hangs is left after its time', async () => {
  says = 'hang'
  const hanging = httpExchangeRates({ url: `${service.url}/{day}`, token: null }, 50)
  await expect(hanging.dollarsOn('2026-11-21')).rejects.toThrow('timeout')
})

test.each([
  [{ precioCompra: '3.698', precioVenta: '3.710', moneda: 'USD', fecha: '2026-11-21' }],
  [{ buy_price: '3.698', sell_price: '3.71', base_currency: 'USD', date: '2026-11-21' }],
])('other services write it as %j', async (body) => {
  says = { status: 200, body }
  await read()
  expect(await rates()).toMatchObject([{ rate: 3.71, source: 'SUNAT' }])
})

test('a receipt keeps the rate of its day, and its note that of the receipt', async () => {
  const company = await createCompany(app)
  await read()
  const { paymentId } = await receipt(company)
  await type({ day: '2026-11-21', rate: 3.9, source: 'SBS' })
  const note = await transaction(app.deps, (tx) =>
    issueNote(tx, { paymentId, amount: 5000, at: app.clock.now() }),
  )
  expect(note).toMatchObject({ solesRate: 3.71, solesRateDay: '2026-11-21', solesRateSource: 'SUNAT' })
  const { body } = await app.request({ url: `/api/payments/${paymentId}`, headers: company.headers })
  expect(body.soles).toEqual({ total: 36_729, rate: 3.71, day: '2026-11-21', source: 'SUNAT' })
  const data = await app.request({ url: `/api/payments/${paymentId}/data`, headers: company.headers })
  expect(data.body).toMatchObject({
    PaymentExchangeRate: { SourceCurrencyCode: 'USD', TargetCurrencyCode: 'PEN', CalculationRate: '3.7100' },
  })
})

test('without a rate of the last days no soles are shown, and a document in soles needs none', async () => {
  const company = await createCompany(app)
  await type({ day: '2026-11-13', rate: 3.7, source: 'SUNAT' })
  expect(await receipt(company)).toMatchObject({ solesRate: null, solesRateDay: null })
  await type({ day: '2026-11-14', rate: 3.7, source: 'SUNAT' })
  expect(await receipt(company)).toMatchObject({ solesRate: 3.7, solesRateDay: '2026-11-14' })
  const inSoles = await receipt(company, 'PEN')
  expect(inSoles.solesRate).toBeNull()
  const { body } = await app.request({ url: `/api/payments/${inSoles.paymentId}`, headers: company.headers })
  expect(body.soles).toBeNull()
})

test('finance types a rate under its name, which replaces that of the day, and nobody asks any more', async () => {
  expect((await type({ day: '2026-11-21', rate: '3.7055', source: 'SBS' })).status).toBe(200)
  await read()
  expect(service.asked).toEqual([])
  const { body } = await app.request({ url: '/api/admin/exchange-rates', headers: finance.headers })
  expect(body).toMatchObject({
    isPublished: true,
    rates: [{ day: '2026-11-21', rate: 3.7055, source: 'SBS', typedBy: expect.any(String) }],
  })
})

test.each([
  [{ rate: 0 }, 'rate'],
  [{ rate: -3.7 }, 'rate'],
  [{ rate: 3.70001 }, 'rate'],
  [{ rate: 371 }, 'rate'],
  [{ source: ' ' }, 'source'],
  [{ day: '2026-02-30' }, 'day'],
])('%j is refused with a sentence, and nothing is stored', async (wrong, field) => {
  const { status, body } = await type({ day: '2026-11-21', rate: 3.7, source: 'SBS', ...wrong })
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual([field])
  expect(await rates()).toEqual([])
})

test.each(['2026-11-22', '2026-09-01'])('the day %s is none that has a rate to type', async (day) => {
  const { status, body } = await type({ day, rate: 3.7, source: 'SBS' })
  expect([status, body.code]).toEqual([400, 'exchange_rate_day'])
})
