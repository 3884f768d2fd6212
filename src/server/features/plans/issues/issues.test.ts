import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { documentIssues } from '#server/db/schema/document-issues.table.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { issueNote } from '#server/features/plans/documents/documents.service.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'
import { httpDocumentIssuer } from '#server/platform/document-issuer/http-document-issuer.ts'
import { createAdmin, createCompany, type TestActor } from '#tests/support/actors.ts'
import { type Asked, type JsonService, startJsonService } from '#tests/support/json-service.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { issueDocument } from './issue-document.ts'
import { startIssue } from './issues.service.ts'

/* An issuer of electronic documents: a local server that answers as an OSE or PSE would. */

let service: JsonService
/** What it answers; it numbers what it accepts. */
let says: (asked: Asked, last: number) => { status: number; body: unknown } | 'hang'
let last = 0
let app: TestApp
let company: TestActor
let finance: TestActor
const accepts = (_: Asked, number: number) => ({
  status: 200,
  body: { accepted: true, number: `F001-${String(number).padStart(8, '0')}` },
})
const refuses = () => ({ status: 422, body: { accepted: false, reason: 'El RUC del cliente no existe.' } })
beforeAll(async () => {
  service = await startJsonService((asked) => says(asked, ++last))
  app = await startTestApp({
    DOCUMENT_ISSUER_URL: `${service.url}/documentos`,
    DOCUMENT_ISSUER_TOKEN: 'secreto',
  })
  finance = await createAdmin(app, 'finance')
  company = await createCompany(app)
})
afterAll(async () => {
  await app.close()
  service.close()
})
beforeEach(() => {
  says = accepts
  service.asked.length = 0
})

/** Pays, and returns the receipt. */
async function pay(amount = 9900) {
  const id = await transaction(app.deps, async (tx) => {
    const order = { userId: company.userId, product: 'company_premium', amount, provider: 'test' } as const
    const paymentId = await openPayment(app.deps, tx, order)
    await completePayment(app.deps, tx, paymentId)
    return paymentId
  })
  const [row] = await app.deps.db.select().from(documents).where(eq(documents.paymentId, id))
  return row!
}
const noteOf = (paymentId: number, amount: number) =>
  transaction(app.deps, async (tx) => {
    const note = await issueNote(tx, { paymentId, amount, at: app.clock.now() })
    await startIssue(app.deps, tx, note)
    return note
  })
const issueOf = async (id: number) =>
  (await app.deps.db.select().from(documentIssues).where(eq(documentIssues.documentId, id)))[0]
const send = (id: number) =>
  app.request({ method: 'POST', url: `/api/admin/documents/${id}/send`, headers: finance.headers })
const list = async (state: string) =>
  (await app.request({ url: `/api/admin/documents?state=${state}`, headers: finance.headers })).body as {
    id: number
    label: string
    reason: string | null
  }[]

test('a receipt is sent once with its data, and its number is shown', async () => {
  const { id, paymentId, number } = await pay()
  await app.queue.drain()
  await issueDocument(app.deps, id)
  expect(service.asked).toMatchObject([
    {
      path: '/documentos',
      headers: { authorization: 'Bearer secreto', 'idempotency-key': `R-${number}-1` },
      body: { kind: 'invoice', key: `R-${number}-1`, data: { DocumentCurrencyCode: 'USD' } },
    },
  ])
  const issue = await issueOf(id)
  expect(issue).toMatchObject({ state: 'accepted', tries: 1, reason: null })
  const { body } = await app.request({ url: `/api/payments/${paymentId}`, headers: company.headers })
  expect(body.issuedNumber).toBe(issue!.number)
  const paper = await app.request({ url: `/api/payments/${paymentId}/paper`, headers: company.headers })
  expect(paper.status).toBe(200)
})

test('what was given for nothing is not sent', async () => {
  const { id } = await pay(0)
  await app.queue.drain()
  expect(await issueOf(id)).toBeUndefined()
  expect(service.asked).toEqual([])
})

test.each([
  ['500', { status: 500, body: { message: 'caído' } }],
  ['an acceptance with the status of an error', { status: 500, body: { accepted: true, number: 'F001-1' } }],
  ['no JSON', { status: 200, body: '<html>' }],
  ['an acceptance without a number', { status: 200, body: { accepted: true } }],
  ['a number that is none', { status: 200, body: { accepted: true, number: '<b>1</b>' } }],
] as const)('an issuer that answers %s is asked again under the same key', async (_, answer) => {
  says = () => answer
  const { id, number } = await pay()
  await expect(app.queue.drain()).rejects.toThrow()
  expect(await issueOf(id)).toMatchObject({ state: 'waiting', failedAt: app.clock.now() })
  expect((await list('failed')).map((one) => one.id)).toContain(id)
  says = accepts
  await issueDocument(app.deps, id)
  expect(await issueOf(id)).toMatchObject({ state: 'accepted', failedAt: null })
  expect(new Set(service.asked.map(({ headers }) => headers['idempotency-key']))).toEqual(
    new Set([`R-${number}-1`]),
  )
})

test('an issuer that hangs is left after its time', async () => {
  says = () => 'hang'
  const hanging = httpDocumentIssuer({ url: service.url, token: 't' }, 50)
  await expect(hanging.issue({ kind: 'invoice', key: 'R-1-1', data: {} })).rejects.toThrow('timeout')
})

test('two processes that ask at once keep one answer', async () => {
  const numbers = ['F001-90000001', 'F001-90000002']
  says = () => ({ status: 200, body: { accepted: true, number: numbers.shift() ?? 'F001-90000003' } })
  const { id } = await pay()
  await Promise.all([issueDocument(app.deps, id), issueDocument(app.deps, id)])
  const kept = (await issueOf(id))!.number
  says = refuses
  await app.queue.drain()
  expect(await issueOf(id)).toMatchObject({ state: 'accepted', number: kept })
})

test('a refused one waits for finance, who sends it again under another key', async () => {
  says = refuses
  const { id, number } = await pay()
  await app.queue.drain()
  expect(await issueOf(id)).toMatchObject({ state: 'refused', reason: 'El RUC del cliente no existe.' })
  expect((await list('refused')).find((one) => one.id === id)).toMatchObject({
    reason: 'El RUC del cliente no existe.',
  })
  says = accepts
  expect((await send(id)).status).toBe(200)
  // It is on its way: pressed twice, it goes once.
  expect((await send(id)).body.code).toBe('item_changed')
  await app.queue.drain()
  expect(await issueOf(id)).toMatchObject({ state: 'accepted', reason: null })
  expect(service.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([
    `R-${number}-1`,
    `R-${number}-2`,
  ])
  expect((await send(id)).body.code).toBe('item_changed')
})

test('a number that another document has is not believed', async () => {
  says = () => ({ status: 200, body: { accepted: true, number: 'F001-77' } })
  const [one, other] = [await pay(), await pay()]
  await app.queue.drain()
  const states = [(await issueOf(one.id))!.state, (await issueOf(other.id))!.state]
  expect(states.toSorted()).toEqual(['accepted', 'refused'])
})

test('a note waits for the number of its receipt and names it', async () => {
  says = refuses
  const { id, paymentId } = await pay()
  await app.queue.drain()
  const note = await noteOf(paymentId, 5000)
  await app.queue.drain()
  expect(await issueOf(note.id)).toMatchObject({ state: 'waiting', tries: 0 })
  says = accepts
  await send(id)
  await app.queue.drain()
  const receipt = await issueOf(id)
  expect(await issueOf(note.id)).toMatchObject({ state: 'accepted' })
  expect(service.asked.at(-1)!.body).toMatchObject({
    kind: 'credit-note',
    data: { BillingReference: { InvoiceDocumentReference: { ID: receipt!.number } } },
  })
})
