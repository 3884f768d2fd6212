import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { completePayment, openPayment } from '#server/features/plans/payments/payments.service.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const save = ({ headers }: TestActor, payload: object) =>
  app.request({ method: 'PUT', url: '/api/payer', headers, payload })
async function buy({ userId }: TestActor): Promise<number> {
  return transaction(app.deps, async (tx) => {
    const id = await openPayment(app.deps, tx, {
      userId,
      product: 'professional_premium',
      amount: 9900,
      provider: 'test',
    })
    await completePayment(app.deps, tx, id)
    return id
  })
}
const receipt = async ({ headers }: TestActor, id: number) =>
  (await app.request({ url: `/api/payments/${id}`, headers })).body

test('a person says DNI and address, and the next receipt has them; earlier ones stay', async () => {
  const person = await createProfessional(app)
  const before = await buy(person)
  const dni = { documentKind: 'dni', documentNumber: '45678912', address: ' Av.  Arequipa 100 ' }
  expect((await save(person, dni)).body).toEqual({
    documentKind: 'dni',
    documentNumber: '45678912',
    address: 'Av. Arequipa 100',
    companyRuc: null,
  })
  const after = await buy(person)
  expect(await receipt(person, after)).toMatchObject({
    payerDni: '45678912',
    payerRuc: '',
    payerAddress: 'Av. Arequipa 100',
  })
  expect(await receipt(person, before)).toMatchObject({ payerDni: '', payerAddress: '' })
  await save(person, { documentKind: 'ruc', documentNumber: '10456789123', address: '' })
  expect(await receipt(person, after)).toMatchObject({ payerDni: '45678912' })
})

test.each([
  [{ documentKind: 'dni', documentNumber: '4567891' }, 'Escribe los 8 dígitos de tu DNI'],
  [{ documentKind: 'ruc', documentNumber: '2010007097' }, 'Escribe los 11 dígitos de tu RUC'],
  [
    { documentKind: 'ruc', documentNumber: '20100070971' },
    'Revisa los dígitos de tu RUC: no son de uno válido',
  ],
  [{ documentKind: 'none', documentNumber: '20100070970' }, 'Elige si es tu RUC o tu DNI'],
])('%j is refused and stores nothing', async (wrong, documentNumber) => {
  const person = await createProfessional(app)
  const reply = await save(person, { ...wrong, address: 'Lima' })
  expect(reply).toMatchObject({ status: 400, body: { fields: { documentNumber } } })
  expect((await app.request({ url: '/api/payer', headers: person.headers })).body).toMatchObject({
    address: '',
  })
})

test('a company pays with the RUC of its profile, and its data are those of a factura', async () => {
  const company = await createCompany(app)
  await app.deps.db.update(companies).set({ ruc: '20100070970' }).where(eq(companies.id, company.id))
  await save(company, { documentKind: 'none', documentNumber: '', address: 'Jr. Puno 1' })
  const id = await transaction(app.deps, async (tx) => {
    const paymentId = await openPayment(app.deps, tx, {
      userId: company.userId,
      product: 'company_premium',
      amount: 9900,
      provider: 'test',
    })
    await completePayment(app.deps, tx, paymentId)
    return paymentId
  })
  const reply = await app.request({ url: `/api/payments/${id}/data`, headers: company.headers })
  expect(reply.headers['content-disposition']).toContain('.json')
  expect(reply.body).toMatchObject({
    InvoiceTypeCode: '01',
    AccountingCustomerParty: {
      Party: { PartyIdentification: { ID: { value: '20100070970', schemeID: '6' } } },
    },
    LegalMonetaryTotal: { PayableAmount: { value: '99.00', currencyID: 'USD' } },
  })
  const other = await createCompany(app)
  expect((await app.request({ url: `/api/payments/${id}/data`, headers: other.headers })).status).toBe(404)
})
