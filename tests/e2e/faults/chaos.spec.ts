import { expect, test } from '@playwright/test'
import { database } from '#tests/chaos/database.ts'
import { kill } from '#tests/chaos/kill.ts'
import { stop } from '#tests/chaos/stop.ts'
import { two } from '#tests/chaos/two.ts'

const clean = { lost: [], doubled: [], odd: [] }

for (const [what, wreck, rounds] of [
  ['a process that is killed', kill, 4],
  ['one of two processes that is killed', two, 2],
  ['a database that is killed', database, 2],
  ['a process that is told to stop', stop, 2],
] as const)
  test(`${what} in the middle of writes: each write is there exactly once, repeated or not`, async () => {
    test.setTimeout(240_000)
    const report = await wreck(rounds, 7, (line) =>
      test.info().annotations.push({ type: 'round', description: line }),
    )
    expect(report.acknowledged + report.repeated).toBeGreaterThan(20)
    expect(report).toMatchObject(clean)
  })
