import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let finance: TestActor
beforeAll(async () => {
  app = await startTestApp()
  finance = await createAdmin(app, 'finance')
})
afterAll(() => app.close())

const post = (url: string, payload: object = {}, headers = finance.headers) =>
  app.request({ method: 'POST', url, headers, payload })
const list = async () => (await app.request({ url: '/api/admin/codes', headers: finance.headers })).body

test('finance makes a code and ends it, which is recorded; nobody changes it', async () => {
  const made = await post('/api/admin/codes', {
    code: ' feria-2026 ',
    kind: 'amount',
    value: '15.50',
    payer: 'company',
    lastDay: '2026-12-31',
    mostUses: '100',
  })
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      code: 'FERIA-2026',
      kind: 'amount',
      value: 1550,
      products: [],
      payer: 'company',
      // The last moment of that day in Lima.
      endsAt: '2027-01-01T05:00:00.000Z',
      endedAt: null,
      mostUses: 100,
      mostPerAccount: 1,
      uses: 0,
      given: 0,
    },
  ])
  const { id } = made.body as { id: number }
  const again = await post('/api/admin/codes', { code: 'FERIA-2026', kind: 'percent', value: 5 })
  expect([again.status, again.body]).toMatchObject([409, { code: 'code_taken' }])
  const ended = await post(`/api/admin/codes/${id}/end`)
  expect(ended.body).toMatchObject({ endedAt: app.clock.now().toISOString() })
  expect((await post(`/api/admin/codes/${id}/end`)).body).toEqual(ended.body)
  expect(await list()).toEqual([ended.body])
  const owner = await createAdmin(app)
  const audit = await app.request({ url: '/api/admin/audit', headers: owner.headers })
  expect(audit.body.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining(['code-created', 'code-ended']),
  )
})

test.each([
  ['code', { code: 'ABC' }],
  ['code', { code: 'con espacio' }],
  ['code', { code: '=1+1-1' }],
  ['kind', { kind: 'gratis' }],
  ['value', { value: 0 }],
  ['value', { value: 101 }],
  ['value', { value: 12.5 }],
  ['value', { value: -5 }],
  ['value', { kind: 'amount', value: 0.001 }],
  ['value', { kind: 'amount', value: 1000.01 }],
  ['value', { kind: 'months', value: 13 }],
  ['product', { kind: 'months', value: 1, product: 'premium_job' }],
  ['mostUses', { mostUses: 0 }],
  ['mostUses', { mostUses: 1.5 }],
  ['mostPerAccount', { mostPerAccount: 'x' }],
  ['lastDay', { lastDay: '31/12/2026' }],
])('a wrong %s stores nothing: %j', async (field, values) => {
  const before = await list()
  const { status, body } = await post('/api/admin/codes', {
    code: 'PRUEBA-2026',
    kind: 'percent',
    value: 10,
    ...values,
  })
  expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
  expect(await list()).toEqual(before)
})

test('an analyst reads codes and makes none', async () => {
  const { headers } = await createAdmin(app, 'analyst')
  expect((await app.request({ url: '/api/admin/codes', headers })).status).toBe(200)
  expect(
    (await post('/api/admin/codes', { code: 'PRUEBA', kind: 'percent', value: 5 }, headers)).status,
  ).toBe(403)
})
