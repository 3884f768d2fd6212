import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { discountCodes } from '#server/db/schema/discount-codes.table.ts'
import { payments } from '#server/db/schema/payments.table.ts'
import { companies } from '#server/db/schema/people.table.ts'
import { TestPaymentProvider } from '#server/platform/payments/test-provider.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
beforeAll(async () => {
  app = await startTestApp({}, { payments: ({ db }) => new TestPaymentProvider('http://localhost:3000', db) })
})
afterAll(() => app.close())

const withPlan = () =>
  createCompany(app, { planType: 'premium_temporal', planExpiresAt: new Date('2027-01-10T15:00:00Z') })
beforeEach(async () => {
  company = await withPlan()
})

let made = 0
async function code(values: Partial<typeof discountCodes.$inferInsert> = {}): Promise<string> {
  const [row] = await app.deps.db
    .insert(discountCodes)
    .values({
      code: `PRUEBA-${++made}`,
      kind: 'percent',
      value: 20,
      products: [],
      startsAt: app.clock.now(),
      createdAt: app.clock.now(),
      ...values,
    })
    .returning()
  return row!.code
}
const priceOf = (given: string, who = company) =>
  app.request({ url: `/api/purchases/price?code=${encodeURIComponent(given)}`, headers: who.headers })
const buy = (given: string, { who = company, product = 'premium_month' } = {}) =>
  app.request({
    method: 'POST',
    url: '/api/purchases',
    headers: who.headers,
    payload: { product, code: given },
  })
const settle = (checkoutUrl: string | undefined, outcome: string, who = company) =>
  app.request({
    method: 'POST',
    url: `/api/test-payments/${new URL(checkoutUrl!).pathname.split('/').at(-1)}`,
    headers: who.headers,
    payload: { outcome },
  })
const lastPayment = async (who = company) =>
  (await app.deps.db.select().from(payments).where(eq(payments.userId, who.userId)).orderBy(payments.id)).at(
    -1,
  )
const countPayments = () => app.deps.db.$count(payments)
const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { message: string }).message,
]

describe('a code', () => {
  test('shows the price before it is paid, however it is typed, and is paid at that price', async () => {
    const given = await code({ kind: 'amount', value: 2500 })
    const { body } = await priceOf(` ${given.toLowerCase()} `)
    expect(body).toEqual([
      { product: 'premium_month', price: 9900, amount: 7400, currency: 'USD', months: 1 },
      { product: 'premium_job', price: 7500, amount: 5000, currency: 'USD', months: 1 },
    ])
    const { checkoutUrl } = (await buy(given)).body
    await settle(checkoutUrl, 'completed')
    expect(await lastPayment()).toMatchObject({ amount: 7400, discount: 2500, status: 'completed' })
    const { body: own } = await app.request({ url: '/api/payments', headers: company.headers })
    expect(own[0]).toMatchObject({ amount: 7400, discount: 2500 })
  })

  test('that leaves nothing to pay gives it at once', async () => {
    const { body } = await buy(await code({ value: 100 }), { product: 'premium_job' })
    expect(body).toEqual({ success: true, message: 'Ya puedes publicar tu empleo premium.' })
    expect(await lastPayment()).toMatchObject({
      amount: 0,
      discount: 7500,
      status: 'completed',
      provider: 'none',
    })
  })

  test('of three months adds them to the end of the plan, with a receipt that says so', async () => {
    const { body } = await buy(await code({ kind: 'months', value: 3 }))
    expect(body).toEqual({ success: true, message: 'Tu plan tiene 3 meses más.' })
    const [row] = await app.deps.db.select().from(companies).where(eq(companies.id, company.id))
    expect(row).toMatchObject({ planType: 'premium', planExpiresAt: new Date('2027-04-10T15:00:00Z') })
    const { body: own } = await app.request({ url: '/api/payments', headers: company.headers })
    expect(own[0]).toMatchObject({
      amount: 0,
      discount: 29_700,
      description: 'Plan Premium para empresas, 3 meses',
    })
    await app.queue.drain()
    expect(app.mails.last(company.email).text).not.toContain('oferta de lanzamiento')
  })

  test.each([
    ['is unknown', {}, /^No conocemos este código/],
    ['is not to be used yet', { startsAt: new Date('2026-11-21T15:00:01Z') }, /^No conocemos este código/],
    ['has passed', { endsAt: new Date('2026-11-21T15:00:00Z') }, /ya terminó/],
    ['was ended', { endedAt: new Date('2026-11-21T14:00:00Z') }, /ya terminó/],
    ['is for professionals', { payer: 'professional' }, /no sirve para lo que puedes comprar/],
  ] as const)('that %s is refused and opens no payment', async (how, values, message) => {
    const given = how === 'is unknown' ? 'NADIE-LO-HIZO' : await code(values)
    const before = await countPayments()
    for (const answer of [await priceOf(given), await buy(given)])
      expect(refusal(answer)).toEqual([409, expect.stringMatching(message)])
    expect(await countPayments()).toBe(before)
  })

  test.each(['', 'abc', 'con espacio', "'; drop table payments", 'X'.repeat(25), 'ñandú-2026'])(
    'cannot be %j',
    async (bad) => {
      const asks = 'Escribe el código como lo recibiste, con letras, números y guiones'
      expect((await priceOf(bad)).body).toMatchObject({ fields: { code: asks } })
      expect((await buy(bad)).body).toMatchObject({ fields: { code: asks } })
    },
  )
})

describe('a limit of uses', () => {
  test('holds when many use the last one at the same time', async () => {
    const given = await code({ mostUses: 2 })
    const people = await Promise.all(Array.from({ length: 6 }, withPlan))
    const answers = await Promise.all(people.map((who) => buy(given, { who })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(
      answers.filter(({ status }) => status !== 200).map((answer) => (answer.body as { code?: string }).code),
    ).toEqual(Array(4).fill('code_refused'))
  })

  test('holds for free months, too', async () => {
    const given = await code({ kind: 'months', value: 1, mostPerAccount: 1 })
    const answers = await Promise.all([1, 2, 3].map(() => buy(given)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const [row] = await app.deps.db.select().from(companies).where(eq(companies.id, company.id))
    expect(row?.planExpiresAt).toEqual(new Date('2027-02-10T15:00:00Z'))
  })

  test('counts one use for an account that presses again, and gives it back when the payment fails', async () => {
    const given = await code({ mostUses: 1 })
    const first = await buy(given)
    const again = await buy(given)
    expect(again.body.checkoutUrl).toBe(first.body.checkoutUrl)
    const other = await withPlan()
    expect(refusal(await buy(given, { who: other }))).toEqual([409, expect.stringMatching(/todas las veces/)])
    await settle(first.body.checkoutUrl, 'failed')
    expect((await buy(given, { who: other })).status).toBe(200)
  })

  test('of an account is reached when it has paid, and by an open page', async () => {
    const given = await code({ mostPerAccount: 1 })
    const { checkoutUrl } = (await buy(given)).body
    app.clock.advance({ minutes: 61 })
    expect(refusal(await buy(given))).toEqual([409, expect.stringMatching(/tienes un pago abierto/)])
    await settle(checkoutUrl, 'completed')
    expect((await priceOf(given)).body).toMatchObject({ code: 'code_refused' })
  })

  test('is given back by a page that nobody paid for a day', async () => {
    const given = await code({ mostUses: 1 })
    await buy(given)
    app.clock.advance({ days: 1, minutes: 1 })
    expect((await buy(given, { who: await withPlan() })).status).toBe(200)
  })
})

test('codes cannot be guessed without end', async () => {
  const limited = await startTestApp({ RATE_LIMITS: 'on' })
  try {
    const guesser = await createProfessional(limited)
    const statuses: number[] = []
    for (let at = 0; at < 21; at++)
      statuses.push(
        (
          await limited.request({
            url: `/api/purchases/price?code=ADIVINA-${at}`,
            headers: guesser.headers,
          })
        ).status,
      )
    expect(statuses).toEqual([...Array(20).fill(409), 429])
  } finally {
    await limited.close()
  }
})
