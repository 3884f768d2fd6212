import { expect, test } from 'vitest'
import { database } from '#tests/chaos/database.ts'
import { kill } from '#tests/chaos/kill.ts'
import { orders } from '#tests/chaos/orders.ts'
import { payments } from '#tests/chaos/payments.ts'
import { stop } from '#tests/chaos/stop.ts'
import { two } from '#tests/chaos/two.ts'

const clean = { lost: [], doubled: [], odd: [] }

test.each([
  ['a process that is killed', kill, 4],
  ['one of two processes that is killed', two, 2],
  ['a database that is killed', database, 2],
  ['a process that is told to stop', stop, 2],
  ['a process that books payments and is killed', payments, 4],
  ['a process that books held orders and is killed', orders, 4],
] as const)(
  '%s in the middle of writes: each write is there exactly once, repeated or not',
  { timeout: 240_000 },
  async (_, wreck, rounds) => {
    const lines: string[] = []
    const report = await wreck(rounds, 7, (line) => lines.push(line))
    // A busy machine writes little before each end: a payment alone is a dozen writes.
    expect(report.acknowledged + report.repeated, lines.join('\n')).toBeGreaterThan(10)
    expect(report, lines.join('\n')).toMatchObject(clean)
  },
)
