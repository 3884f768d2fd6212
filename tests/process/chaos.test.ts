import { test } from 'vitest'
import { database } from '#tests/chaos/database.ts'
import { expectExactlyOnce } from '#tests/chaos/expect-exactly-once.ts'
import { kill } from '#tests/chaos/kill.ts'
import { stop } from '#tests/chaos/stop.ts'
import { two } from '#tests/chaos/two.ts'

test.each([
  ['a process that is killed', kill, 4],
  ['one of two processes that is killed', two, 2],
  ['a database that is killed', database, 2],
  ['a process that is told to stop', stop, 2],
] as const)(
  '%s in the middle of writes: each write is there exactly once, repeated or not',
  { timeout: 240_000 },
  (_, wreck, rounds) => expectExactlyOnce(wreck, rounds),
)
