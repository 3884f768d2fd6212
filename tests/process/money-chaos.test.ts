import { test } from 'vitest'
import { expectExactlyOnce } from '#tests/chaos/expect-exactly-once.ts'
import { orders } from '#tests/chaos/orders.ts'
import { payments } from '#tests/chaos/payments.ts'

// Apart from the other ends of a process, so that both halves run at the same time.
test.each([
  ['payments', payments],
  ['held orders', orders],
] as const)(
  'a process that books %s and is killed in the middle of writes: each write is there exactly once, repeated or not',
  { timeout: 240_000 },
  (_, wreck) => expectExactlyOnce(wreck, 4),
)
