import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '#server/db/connection.ts'
import { documents } from '#server/db/schema/documents.table.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { issueNote, issueReceipt } from './documents.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const receipt = (paymentId: number, amount = 9900) =>
  transaction(app.deps, (tx) => issueReceipt(tx, { paymentId, amount, currency: 'USD', at: app.clock.now() }))
const note = (paymentId: number, amount: number) =>
  transaction(app.deps, (tx) => issueNote(tx, { paymentId, amount, at: app.clock.now() }))
const numbersOf = async (series: string) =>
  (
    await app.deps.db
      .select({ number: documents.number })
      .from(documents)
      .where(sql`series = ${series}`)
      .orderBy(asc(documents.number))
  ).map(({ number }) => number)

test('numbers have no gaps when many are issued at once and some transactions fail', async () => {
  const payments = Array.from({ length: 30 }, (_, at) => 1000 + at)
  const results = await Promise.allSettled(
    payments.map((paymentId) =>
      transaction(app.deps, async (tx) => {
        await issueReceipt(tx, { paymentId, amount: 9900, currency: 'PEN', at: app.clock.now() })
        if (paymentId % 3 === 0) throw new Error('The power went')
      }),
    ),
  )
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10)
  expect(await numbersOf('R')).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

describe('a note', () => {
  test('takes back a part, and all notes together take back what the receipt said', async () => {
    const { id, base, igv } = await receipt(1)
    const notes = [await note(1, 1), await note(1, 3333), await note(1, 6566)]
    expect(notes.map(({ kind, series, correctsId, total }) => [kind, series, correctsId, total])).toEqual([
      ['note', 'N', id, 1],
      ['note', 'N', id, 3333],
      ['note', 'N', id, 6566],
    ])
    const sum = (part: 'base' | 'igv') => notes.reduce((whole, one) => whole + one[part], 0)
    expect([sum('base'), sum('igv')]).toEqual([base, igv])
    expect(await numbersOf('N')).toEqual([1, 2, 3])
  })

  test.each([0, -1, 0.5, 501])('of %d cents of 500 is refused, and its number is free', async (amount) => {
    const paymentId = 2000 + Math.round(amount * 10)
    await receipt(paymentId, 500)
    const before = await numbersOf('N')
    await expect(note(paymentId, amount)).rejects.toThrow('cannot be taken back')
    expect(await numbersOf('N')).toEqual(before)
  })

  test('needs a receipt', async () => {
    await expect(note(999_999, 1)).rejects.toThrow('no receipt')
  })
})

test('a payment has one receipt', async () => {
  await receipt(3)
  await expect(receipt(3)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('documents_receipt_of') },
  })
})

test.each(['update documents set total = 1', 'delete from documents', 'truncate documents'])(
  'the database refuses: %s',
  async (statement) => {
    await expect(app.deps.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'documents only takes new rows' },
    })
  },
)
