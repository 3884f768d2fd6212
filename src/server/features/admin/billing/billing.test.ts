import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { billingPageSize } from '#contracts/admin/billing.contract.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { forgetFigures } from '#tests/support/figures.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await forgetFigures(app)
  await app.deps.db.delete(payments)
  admin = await createAdmin(app, 'finance')
})

const pay = async (values: Partial<typeof payments.$inferInsert> = {}): Promise<number> => {
  const [row] = await app.deps.db
    .insert(payments)
    .values({
      product: 'company_premium',
      amount: 9900,
      status: 'completed',
      provider: 'test',
      payerName: 'Tupay',
      createdAt: app.clock.now(),
      completedAt: app.clock.now(),
      ...values,
    })
    .returning({ id: payments.id })
  return row!.id
}
const get = <Url extends string>(url: Url) => app.request({ url, headers: admin.headers })
const idsOf = async (query: string) =>
  (await app.request({ url: `/api/admin/payments${query}`, headers: admin.headers })).body.map(
    ({ id }: { id: number }) => id,
  )

describe('the list', () => {
  test('says who paid what, how and with which session', async () => {
    const company = await createCompany(app)
    const id = await pay({
      userId: company.userId,
      provider: 'stripe',
      providerReference: 'cs_test_1',
    })
    await app.deps.db.insert(documents).values({
      kind: 'receipt',
      series: 'R',
      number: 7,
      issuedAt: app.clock.now(),
      paymentId: id,
      currency: 'USD',
      igvPercent: 18,
      base: 8390,
      igv: 1510,
      total: 9900,
    })
    const { body, headers } = await get('/api/admin/payments')
    expect(headers['x-total-count']).toBe('1')
    expect(body).toEqual([
      {
        id,
        transactionId: `TX-${String(id).padStart(6, '0')}`,
        userName: 'Tupay',
        userEmail: company.email,
        userType: 'company',
        planType: 'premium',
        amount: 9900,
        currency: 'USD',
        status: 'completed',
        paymentMethod: 'Tarjeta',
        description: 'Plan Premium para empresas, 1 mes',
        stripeSessionId: 'cs_test_1',
        createdAt: app.clock.now().toISOString(),
        completedAt: app.clock.now().toISOString(),
        receiptNumber: 'R-000007',
        base: 8390,
        igv: 1510,
        paidUntil: null,
        refundDue: false,
      },
    ])
  })

  test('is filtered by text, kind of payer, status and day in Lima', async () => {
    const person = await createProfessional(app)
    const first = await pay({ payerName: 'Qoya Retail', createdAt: new Date('2026-11-20T04:59:00Z') })
    const second = await pay({
      userId: person.userId,
      payerName: 'Renzo Huamán',
      product: 'professional_premium',
      amount: 500,
      status: 'failed',
      createdAt: new Date('2026-11-20T05:00:00Z'),
    })
    expect(await idsOf('')).toEqual([second, first])
    expect(await idsOf('?search=qoya')).toEqual([first])
    expect(await idsOf(`?search=${person.email.slice(0, 12).toUpperCase()}`)).toEqual([second])
    expect(await idsOf(`?search=TX-${String(first).padStart(6, '0')}`)).toEqual([first])
    expect(await idsOf('?search=%25')).toEqual([])
    expect(await idsOf(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([])
    expect(await idsOf('?userType=professional')).toEqual([second])
    expect(await idsOf('?userType=all&status=completed')).toEqual([first])
    expect(await idsOf('?dateFrom=2026-11-20')).toEqual([second])
    expect(await idsOf('?dateTo=2026-11-19')).toEqual([first])
    expect(await idsOf(`?userId=${person.userId}`)).toEqual([second])
    expect(await idsOf('?status=refunded')).toEqual([])
  })

  test('pages lead to older payments under the same filters', async () => {
    const ids: number[] = []
    for (let count = 0; count <= billingPageSize; count++) ids.push(await pay())
    const { body, headers } = await get('/api/admin/payments?status=completed')
    expect(body).toHaveLength(billingPageSize)
    expect(headers['x-total-count']).toBe(String(billingPageSize + 1))
    expect(headers['link']).toContain(`status=completed&before=${ids[1]}>; rel="next"`)
    expect(await idsOf(`?status=completed&before=${ids[1]}`)).toEqual([ids[0]])
  })

  test.each([
    [
      '?dateFrom=2026-11-22&dateTo=2026-11-21',
      { dateTo: 'Elige una fecha final igual o posterior a la inicial' },
    ],
    ['?status=pagado', { status: 'Elige una opción de la lista' }],
    ['?userType=admin', { userType: 'Elige una opción de la lista' }],
    [`?search=${'x'.repeat(10_000)}`, { search: expect.stringContaining('200 caracteres') }],
    ['?before=-1', { before: expect.any(String) }],
  ])('%s is refused', async (query, fields) => {
    const { status, body } = await app.request({
      url: `/api/admin/payments${query}`,
      headers: admin.headers,
    })
    expect([status, body]).toMatchObject([400, { fields }])
  })
})

describe('the figures', () => {
  test('without payments are zero, and the rate is unknown', async () => {
    expect((await get('/api/admin/payment-stats')).body).toEqual({
      totalRevenue: 0,
      totalTransactions: 0,
      monthlyRevenue: 0,
      averageTransactionValue: 0,
      successRate: null,
      byCurrency: [],
    })
  })

  test('are net of refunds, without free plans, by currency, in months of Lima', async () => {
    await pay({ amount: 9900, completedAt: new Date('2026-11-01T05:00:00Z') })
    // The last minute of October in Lima.
    await pay({ amount: 500, completedAt: new Date('2026-11-01T04:59:00Z') })
    await pay({ amount: 7500, status: 'refunded' })
    await pay({ amount: 500, status: 'failed' })
    await pay({ amount: 0, provider: 'none' })
    await pay({ amount: 500, status: 'pending' })
    await pay({ amount: 28_000, currency: 'PEN' })
    expect((await get('/api/admin/payment-stats')).body).toEqual({
      totalRevenue: 10_400,
      totalTransactions: 3,
      monthlyRevenue: 9900,
      averageTransactionValue: 5200,
      successRate: 80,
      byCurrency: [
        { currency: 'USD', total: 10_400, month: 9900 },
        { currency: 'PEN', total: 28_000, month: 28_000 },
      ],
    })
  })
})

test('the export has all matching payments, runs no formula and is recorded without the search', async () => {
  await pay({ payerName: '=1+1' })
  await pay({ payerName: 'Otra', status: 'failed' })
  const reply = await get('/api/admin/payments/export?status=completed&search=1')
  expect(reply.headers['content-disposition']).toContain('payments-2026-11-21.csv')
  expect(parse(reply.text, { columns: true, bom: true })).toMatchObject([
    { Usuario: "'=1+1", Monto: '99.00', Moneda: 'USD', Estado: 'Completado', Tipo: 'Empresa' },
  ])
  const owner = await createAdmin(app)
  const audit = await app.request({ url: '/api/admin/audit', headers: owner.headers })
  expect(audit.body[0]).toMatchObject({
    code: 'payments-exported',
    after: { userType: 'all', status: 'completed' },
  })
})
