import { parse } from 'csv-parse/sync'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DuePayout, PayoutRow } from '#contracts/admin/payouts.contract.ts'
import { auditEntries } from '#server/db/schema/audit.table.ts'
import { ledgerTransactions } from '#server/db/schema/ledger.table.ts'
import { payouts } from '#server/db/schema/payouts.table.ts'
import { verifyLedger } from '#server/features/ledger/checks.service.ts'
import { createAdmin, createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { drainByClock } from '#tests/support/drain-by-clock.ts'
import { chooseDestination, fund, givePassword, ownPassword, release } from '#tests/support/payouts.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let finance: TestActor
let client: TestActor
beforeAll(async () => {
  app = await startTestApp()
  finance = await createAdmin(app, 'finance')
  client = await createCompany(app)
})
afterAll(() => app.close())

type Method = 'GET' | 'POST' | 'PATCH'
const call = (method: Method, path: string, payload?: object, to = app, who = finance) =>
  to.request({ method, url: `/api/admin/${path}`, headers: who.headers, ...(payload ? { payload } : {}) })
const prepare = (to = app) => call('POST', 'payout-lists', {}, to)
const mark = (listId: number, payoutIds: number[], status: string, failure?: string, to = app) =>
  call('PATCH', `payout-lists/${listId}`, { payoutIds, status, ...(failure ? { failure } : {}) }, to)
/** The seconds in which a mark can be taken back are over. */
const wait = async () => {
  app.clock.advance({ minutes: 1 })
  await drainByClock(app)
}
const faults = async () =>
  (await verifyLedger(app.deps)).faults.filter(({ fault }) => fault === 'payout-differs')
const subjects = ({ email }: TestActor) =>
  app.mails.sent
    .filter(({ to, subject }) => to === email && subject.includes('S/'))
    .map(({ subject }) => subject)
const bookings = (id: number) =>
  app.deps.db.$count(ledgerTransactions, eq(ledgerTransactions.key, `payout_made/${id}`))

let orderId = 900_000
/** A professional to whom this is due. */
async function owed(
  amount: number,
  { destination = true, currency = 'PEN' as const } = {},
): Promise<TestActor> {
  const person = await createProfessional(app)
  await givePassword(app, person)
  if (destination) await chooseDestination(app, person)
  await earn(person, amount, currency)
  return person
}
async function earn(person: TestActor, amount: number, currency: 'PEN' | 'USD' = 'PEN') {
  await fund(app, { orderId: ++orderId, client, amount, currency })
  await release(app, { orderId, client, amount, currency }, person)
}
/** A list with one row of somebody new. */
async function listOf(amount = 5000) {
  const person = await owed(amount)
  const { body } = await prepare()
  const row = body.rows.find(({ userId }: PayoutRow) => userId === person.userId)!
  return { person, listId: body.id, id: row.id }
}

// Everything due before is in a list of its own.
beforeEach(async () => {
  await prepare()
  app.mails.sent.length = 0
})

describe('what is due', () => {
  test('is named by professional and currency, masked, with what is missing', async () => {
    const [paid, lacking] = [await owed(5000), await owed(7000, { destination: false })]
    const gone = await owed(300)
    await app.request({
      method: 'DELETE',
      url: '/api/me',
      headers: gone.headers,
      payload: { password: ownPassword },
    })
    const { due } = (await call('GET', 'payouts')).body
    const of = ({ userId }: TestActor) => due.find((row: DuePayout) => row.userId === userId)
    expect(of(paid)).toEqual({
      userId: paid.userId,
      name: 'Milagros Quispe',
      currency: 'PEN',
      amount: 5000,
      destination: { kind: 'cci', lastFour: '4221' },
      obstacle: null,
    })
    expect(of(lacking)).toMatchObject({ destination: null, obstacle: 'no-destination', amount: 7000 })
    expect(of(gone)).toMatchObject({ name: 'Cuenta eliminada', obstacle: 'account-gone', amount: 300 })
  })

  test.each(['support', 'moderation', 'analyst'] as const)('is not for %s', async (role) => {
    const other = await createAdmin(app, role)
    expect((await call('GET', 'payouts', undefined, app, other)).status).toBe(403)
  })
})

describe('a list', () => {
  test('freezes what is due; what comes later waits for the next one', async () => {
    const { person, listId } = await listOf(5000)
    await earn(person, 100)
    expect((await prepare()).body).toMatchObject({ code: 'nothing_to_pay' })
    await chooseDestination(app, person, { kind: 'yape', number: '987654321' })
    const { body } = await call('GET', `payout-lists/${listId}`)
    expect(body).toMatchObject({
      preparedBy: 'Admin',
      sums: [{ currency: 'PEN', amount: 5000, rows: 1 }],
      rows: [
        { amount: 5000, destination: { kind: 'cci', lastFour: '4221' }, status: 'listed', isSettled: false },
      ],
    })
  })

  test('has nobody twice when two processes prepare at once', async () => {
    const people = await Promise.all([owed(1000), owed(2000), owed(3000)])
    const second = await startTestApp({ DATABASE_URL: app.deps.config.databaseUrl! })
    try {
      const replies = await Promise.all([prepare(), prepare(second), prepare(), prepare(second)])
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
      for (const { userId } of people)
        expect(await app.deps.db.$count(payouts, eq(payouts.partyId, userId))).toBe(1)
    } finally {
      await second.close()
    }
  })

  test('is a file with the full numbers, once more possible, and each download is recorded', async () => {
    const { listId } = await listOf(5000)
    for (let time = 0; time < 2; time++) {
      const file = await call('GET', `payout-lists/${listId}/file`)
      expect(file.headers['content-disposition']).toContain(`pagos-lista-${listId}.csv`)
      expect(parse(file.text, { columns: true, bom: true })).toMatchObject([
        {
          Titular: 'Milagros Quispe',
          Destino: 'CCI',
          Número: '01136600010003254221',
          Moneda: 'PEN',
          Monto: '50.00',
        },
      ])
    }
    const entries = await app.deps.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(2)
    expect(entries).toMatchObject([
      { code: 'payouts-exported', subjectId: String(listId) },
      { code: 'payouts-exported', subjectId: String(listId) },
    ])
    expect(JSON.stringify(entries)).not.toContain('01136600010003254221')
  })

  test('that does not exist is not found', async () => {
    expect((await call('GET', 'payout-lists/999999')).status).toBe(404)
    expect((await call('GET', 'payout-lists/999999/file')).status).toBe(404)
    expect((await mark(999_999, [1], 'paid')).status).toBe(404)
  })
})

describe('a row', () => {
  test('marked as paid is booked and told after the seconds, once', async () => {
    const { person, listId, id } = await listOf(5000)
    const { body } = await mark(listId, [id], 'paid')
    expect(body).toMatchObject({ paid: 1, rows: [{ status: 'paid', isSettled: false }] })
    await drainByClock(app)
    expect([await bookings(id), subjects(person)]).toEqual([0, []])
    const unknown = (await app.request({ url: '/api/earnings', headers: person.headers })).body
    expect(unknown.payouts).toMatchObject([{ status: 'listed' }])

    await wait()
    await wait()
    expect([await bookings(id), subjects(person)]).toEqual([1, ['Te pagamos S/\u00a050.00']])
    const known = (await app.request({ url: '/api/earnings', headers: person.headers })).body
    expect(known.payouts).toMatchObject([{ status: 'paid', amount: 5000, lastFour: '4221' }])
    expect(known.balances).toEqual([{ currency: 'PEN', held: 0, due: 0, paid: 5000, fees: 0 }])
    const bell = await app.request({ url: '/api/notifications', headers: person.headers })
    expect(JSON.stringify(bell.body)).toContain('Te pagamos')
    expect((await mark(listId, [id], 'listed')).body).toMatchObject({ code: 'payout_changed' })
    expect(await faults()).toEqual([])
  })

  test('whose mark was taken back is neither booked nor told, and can be marked again', async () => {
    const { person, listId, id } = await listOf()
    await mark(listId, [id], 'paid')
    expect((await mark(listId, [id], 'listed')).body).toMatchObject({ rows: [{ status: 'listed' }] })
    await wait()
    expect([await bookings(id), subjects(person)]).toEqual([0, []])
    await mark(listId, [id], 'paid')
    await wait()
    expect(await bookings(id)).toBe(1)
  })

  test('that could not be paid is due again, and goes to the corrected number', async () => {
    const { person, listId, id } = await listOf(5000)
    await mark(listId, [id], 'failed', 'wrong-number')
    await wait()
    expect(subjects(person)).toEqual(['No pudimos pagarte S/\u00a050.00'])
    expect(app.mails.last(person.email).text).toContain('corrígelo')
    expect(await bookings(id)).toBe(0)
    await chooseDestination(app, person, { kind: 'yape', number: '987654321' })
    const { body } = await prepare()
    expect(body.rows).toMatchObject([
      { userId: person.userId, amount: 5000, destination: { lastFour: '4321' } },
    ])
    expect(await faults()).toEqual([])
  })

  test('is marked once by two processes at the same moment, and settled once', async () => {
    const { person, listId, id } = await listOf()
    const second = await startTestApp({ DATABASE_URL: app.deps.config.databaseUrl! })
    try {
      const replies = await Promise.all([
        mark(listId, [id], 'paid'),
        mark(listId, [id], 'paid', undefined, second),
        mark(listId, [id], 'failed', 'bank-refused', second),
      ])
      expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    } finally {
      await second.close()
    }
    await wait()
    expect(subjects(person)).toHaveLength(1)
    expect(await faults()).toEqual([])
  })

  test('of two is marked with its list as a whole, or the whole is refused', async () => {
    await owed(1000)
    const { listId, id } = await listOf(2000)
    const ids = (await call('GET', `payout-lists/${listId}`)).body.rows.map((row: PayoutRow) => row.id)
    expect(ids).toHaveLength(2)
    await mark(listId, [id], 'paid')
    expect((await mark(listId, ids, 'paid')).body).toMatchObject({ code: 'payout_changed' })
    expect((await call('GET', `payout-lists/${listId}`)).body).toMatchObject({ listed: 1, paid: 1 })
    const other = await listOf()
    expect((await mark(listId, [other.id], 'paid')).status).toBe(404)
  })

  test.each([
    [{ payoutIds: [], status: 'paid' }, { payoutIds: 'Elige al menos un pago de la lista' }],
    [{ payoutIds: [1], status: 'gone' }, { status: 'Elige una opción de la lista' }],
    [{ payoutIds: [1], status: 'failed' }, { failure: 'Elige por qué no se pudo pagar' }],
    [
      { payoutIds: [1], status: 'failed', failure: 'sin saldo' },
      { failure: 'Elige por qué no se pudo pagar' },
    ],
  ])('%o is refused', async (payload, fields) => {
    const { listId } = await listOf()
    const { status, body } = await call('PATCH', `payout-lists/${listId}`, payload)
    expect([status, body]).toMatchObject([400, { fields }])
  })
})

test('the check of the ledger names a paid row without its booking, and a booking without its row', async () => {
  const { listId, id } = await listOf()
  await mark(listId, [id], 'paid')
  await app.deps.db.execute(sql`update payouts set settled_at = now() where id = ${id}`)
  expect(await faults()).toEqual([{ fault: 'payout-differs', count: 1, examples: [id] }])
})
