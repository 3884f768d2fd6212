import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestOutcome } from '#contracts/plans/plans-vocabulary.ts'
import { settings } from '#server/db/schema/platform.table.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp({}, { payments: ({ db }) => new TestPaymentProvider('http://localhost:3000', db) })
  await app.deps.db.update(settings).set({ value: 'false' }).where(eq(settings.key, 'company_premium_trial'))
})
afterAll(() => app.close())
beforeEach(async () => {
  app.mails.sent.length = 0
  company = await createCompany(app)
})

/** Opens a payment of a month of premium and lets these things happen to it. */
async function pay(...outcomes: TestOutcome[]): Promise<void> {
  const { body } = await app.request({
    method: 'POST',
    url: '/api/companies/activate-premium',
    headers: company.headers,
  })
  const reference = /prueba\/([\w-]+)/.exec((body as { checkoutUrl: string }).checkoutUrl)![1]!
  for (const outcome of outcomes)
    await app.request({
      method: 'POST',
      url: `/api/test-payments/${reference}`,
      headers: company.headers,
      payload: { outcome },
    })
  await app.queue.drain()
}
const notes = async (headers = company.headers) => (await app.request({ url: '/api/notes', headers })).body

test('each part that goes back has its note, which its payer gets by mail, as a page and as a PDF', async () => {
  await pay('completed', 'refunded_part', 'refunded')
  const [second, first] = await notes()
  expect(first).toMatchObject({ total: 4950, description: 'Plan Premium para empresas, 1 mes' })
  expect(second).toMatchObject({ total: 4950, receiptNumber: first!.receiptNumber })
  expect([first!.base + second!.base, first!.igv + second!.igv]).toEqual([8390, 1510])
  const mails = app.mails.sent.filter(({ subject }) => subject.includes('Te devolvimos'))
  expect(mails.map(({ to }) => to)).toEqual([company.email, company.email])
  expect(mails[0]!.subject).toBe(`Te devolvimos $49.50 USD: nota ${first!.number}`)
  expect(mails[0]!.text).toContain(`/notas/${first!.id}`)
  const { body } = await app.request({ url: `/api/notes/${second!.id}`, headers: company.headers })
  expect(body).toEqual(second)
  const paper = await app.request({ url: `/api/notes/${second!.id}/paper`, headers: company.headers })
  expect(paper.headers['content-type']).toBe('application/pdf')
})

test('money that bought nothing goes back without a note', async () => {
  await pay('paid_twice')
  expect(await notes()).toEqual([])
})

test('what a bank takes back has a note, too', async () => {
  await pay('completed', 'charged_back')
  expect(await notes()).toMatchObject([{ total: 9900, igv: 1510 }])
})

test('finance gets the data of receipts and notes for their issuer, and others do not', async () => {
  await pay('completed', 'refunded_part')
  const [note] = await notes()
  const finance = await createAdmin(app, 'finance')
  const data = async (url: string, headers = finance.headers) => (await app.request({ url, headers })).body
  const receiptUrl = `/api/admin/payments/${note!.paymentId}/data`
  const noteUrl = `/api/admin/notes/${note!.id}/data`
  expect(await data(receiptUrl)).toEqual(await data(`/api/payments/${note!.paymentId}/data`, company.headers))
  expect(await data(noteUrl)).toEqual(await data(`/api/notes/${note!.id}/data`, company.headers))
  expect(await data(noteUrl)).toMatchObject({ CreditNoteTypeCode: '07' })
  for (const url of ['/api/admin/payments/999999/data', '/api/admin/notes/999999/data'])
    expect((await app.request({ url, headers: finance.headers })).status).toBe(404)
  const { body } = await app.request({
    url: `/api/admin/payments/${note!.paymentId}/money`,
    headers: finance.headers,
  })
  expect(body.notes).toMatchObject([{ id: note!.id, number: note!.number }])
  const analyst = await createAdmin(app, 'analyst')
  for (const url of [receiptUrl, noteUrl])
    expect((await app.request({ url, headers: analyst.headers })).status).toBe(403)
})

test('a note is not shown to another account', async () => {
  await pay('completed', 'refunded')
  const [note] = await notes()
  const other = await createCompany(app)
  expect(await notes(other.headers)).toEqual([])
  for (const url of [`/api/notes/${note!.id}`, `/api/notes/${note!.id}/paper`] as const)
    expect((await app.request({ url, headers: other.headers })).status).toBe(404)
})
