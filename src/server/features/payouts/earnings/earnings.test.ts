import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { payoutDestinations } from '#server/db/schema/payouts.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import {
  chooseDestination,
  fund,
  givePassword,
  ownPassword,
  release,
  rightCci,
} from '#tests/support/payouts.ts'
import { createHire, createOrder, createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
let client: TestActor
let serviceId: number
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await createProfessional(app, { planType: 'premium' })
  client = await createCompany(app, { name: 'Tupay SAC' })
  serviceId = await createService(app, person)
})

const read = async (who = person) => (await app.request({ url: '/api/earnings', headers: who.headers })).body
const order = () => createOrder(app, { serviceId, companyId: client.id }, ['accepted'])
const paths = () => ({ serviceId, companyId: client.id })

describe('earnings', () => {
  test('of somebody without orders are empty', async () => {
    expect(await read()).toEqual({ balances: [], months: [], heldOrders: [], payouts: [], direct: [] })
  })

  test('are held until they are released, then due without the fee, by month of Lima and currency', async () => {
    const [first, second] = [await order(), await order()]
    // The last minute of October in Lima.
    const october = new Date('2026-11-01T04:59:00Z')
    await fund(app, { orderId: first, client, amount: 30_000 })
    await release(app, { orderId: first, client, amount: 20_000, at: october }, person, 1000)
    await release(app, { orderId: first, client, amount: 4000 }, person, 200)
    await release(app, { orderId: first, client, amount: 1000 }, person, 50)
    await fund(app, { orderId: second, client, amount: 7000, currency: 'USD' })
    const found = await read()
    expect(found.balances).toEqual([
      { currency: 'USD', held: 7000, due: 0, paid: 0, fees: 0 },
      { currency: 'PEN', held: 5000, due: 23_750, paid: 0, fees: 1250 },
    ])
    expect(found.months).toEqual([
      {
        month: '2026-11',
        currency: 'PEN',
        gross: 5000,
        fee: 250,
        net: 4750,
        paid: 0,
        orders: [
          {
            orderId: first,
            serviceTitle: 'Tableros en Power BI',
            clientName: 'Tupay SAC',
            clientRuc: '20131312955',
            at: app.clock.now().toISOString(),
            gross: 5000,
            fee: 250,
            net: 4750,
          },
        ],
      },
      expect.objectContaining({ month: '2026-10', gross: 20_000, fee: 1000, net: 19_000 }),
    ])
    expect(found.heldOrders).toEqual([
      expect.objectContaining({ orderId: second, currency: 'USD', held: 7000 }),
      expect.objectContaining({ orderId: first, currency: 'PEN', held: 5000, clientName: 'Tupay SAC' }),
    ])
  })

  test('of orders that are paid directly stand apart and are part of no sum', async () => {
    const byTheHour = await createHire(app, paths(), ['requested', 'accepted', 'delivered', 'completed'])
    const agreed = await createOrder(app, paths(), ['accepted', 'delivered', 'completed'])
    const found = await read()
    expect(found.balances).toEqual([])
    expect(found.direct).toEqual([
      expect.objectContaining({ orderId: agreed, total: 30_000, currency: 'USD' }),
      expect.objectContaining({ orderId: byTheHour, total: null, price: '$25.00' }),
    ])
  })

  test('are those of the caller only', async () => {
    const other = await createProfessional(app, { planType: 'premium' })
    const orderId = await order()
    await fund(app, { orderId, client, amount: 5000 })
    await release(app, { orderId, client, amount: 5000 }, person)
    expect((await read(other)).balances).toEqual([])
    expect((await app.request({ url: '/api/earnings', headers: client.headers })).status).toBe(403)
    expect((await app.request({ url: '/api/earnings' })).status).toBe(401)
  })

  test('are exported as CSV, which runs no formula, and as Excel', async () => {
    const company = await createCompany(app, { name: '=1+1' })
    const orderId = await createOrder(app, { serviceId, companyId: company.id }, ['accepted'])
    await fund(app, { orderId, client: company, amount: 5000 })
    await release(app, { orderId, client: company, amount: 5000 }, person, 250)
    const csv = await app.request({ url: '/api/earnings/csv', headers: person.headers })
    expect(csv.headers['content-disposition']).toContain('ingresos-2026-11-21.csv')
    expect(parse(csv.text, { columns: true, bom: true })).toEqual([
      {
        Mes: '2026-11',
        Fecha: '21/11/2026',
        Pedido: String(orderId),
        Servicio: 'Tableros en Power BI',
        Cliente: "'=1+1",
        RUC: '20131312955',
        Moneda: 'PEN',
        'Cobrado al cliente': '50.00',
        Comisión: '2.50',
        'Para ti': '47.50',
      },
    ])
    const excel = await app.request({ url: '/api/earnings/excel', headers: person.headers })
    expect([excel.status, excel.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
  })
})

describe('where somebody is paid', () => {
  beforeEach(() => givePassword(app, person))

  test('is stored sealed, shown by four digits, and changes with a mail', async () => {
    const { status, body } = await chooseDestination(app, person)
    expect([status, body]).toEqual([
      200,
      [
        {
          currency: 'PEN',
          kind: 'cci',
          lastFour: '4221',
          holder: 'Milagros Quispe',
          changedAt: app.clock.now().toISOString(),
        },
      ],
    ])
    const [row] = await app.deps.db
      .select()
      .from(payoutDestinations)
      .where(eq(payoutDestinations.userId, person.userId))
    expect(row?.sealed.toString('latin1')).not.toContain(rightCci.replaceAll('-', '').slice(6, 18))
    await app.queue.drain()
    expect(app.mails.last(person.email)).toMatchObject({ subject: 'Cambió dónde cobras en soles' })
    expect(app.mails.last(person.email).text).toContain('CCI •••• 4221')
    expect(app.mails.last(person.email).text).not.toContain('01136600010003254221')

    await chooseDestination(app, person, { kind: 'yape', number: '987 654 321' })
    const { body: changed } = await app.request({ url: '/api/payout-destinations', headers: person.headers })
    expect(changed).toMatchObject([{ kind: 'yape', lastFour: '4321' }])
  })

  test('is removed with the password, and a mail tells of it', async () => {
    await chooseDestination(app, person)
    const remove = (password: string) =>
      app.request({
        method: 'POST',
        url: '/api/payout-destinations/removal',
        headers: person.headers,
        payload: { currency: 'PEN', password },
      })
    expect((await remove('otra')).body).toMatchObject({ fields: { password: expect.any(String) } })
    expect((await remove(ownPassword)).body).toEqual([])
    await app.queue.drain()
    expect(app.mails.last(person.email).subject).toBe('Quitaste dónde cobrabas en soles')
  })

  test.each([
    [{ number: '01136600010003254222' }, { number: 'Revisa el CCI: un dígito no es correcto' }],
    [{ number: '123' }, { number: expect.stringContaining('20 dígitos') }],
    [{ number: '' }, { number: 'Escribe el número, solo con dígitos' }],
    [{ number: '9'.repeat(10_000) }, { number: expect.stringContaining('40 caracteres') }],
    [{ kind: 'yape', number: '887654321' }, { number: expect.stringContaining('empiezan con 9') }],
    [
      { kind: 'yape', currency: 'USD', number: '987654321' },
      { kind: expect.stringContaining('solo recibe soles') },
    ],
    [{ kind: 'plin' }, { kind: 'Elige CCI o Yape' }],
    [{ currency: 'EUR' }, { currency: 'Elige soles o dólares' }],
    [{ holder: ' ' }, { holder: expect.stringContaining('titular') }],
    [{ password: 'otra' }, { password: expect.stringContaining('no es correcta') }],
  ])('%o is refused and stores nothing', async (values, fields) => {
    const { status, body } = await chooseDestination(app, person, values)
    expect([status, body]).toMatchObject([400, { fields }])
    expect((await app.request({ url: '/api/payout-destinations', headers: person.headers })).body).toEqual([])
  })

  test('ends with the account', async () => {
    await chooseDestination(app, person)
    const gone = await app.request({
      method: 'DELETE',
      url: '/api/me',
      headers: person.headers,
      payload: { password: ownPassword },
    })
    expect(gone.status).toBe(200)
    expect(await app.deps.db.$count(payoutDestinations, eq(payoutDestinations.userId, person.userId))).toBe(0)
  })
})
