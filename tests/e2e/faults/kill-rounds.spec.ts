import { expect, test } from '@playwright/test'
import { killRounds } from '#tests/chaos/kill-rounds.ts'

test('after every kill in the middle of writes, each write is there exactly once, repeated or not', async () => {
  test.setTimeout(240_000)
  const report = await killRounds(4, 7, (line) =>
    test.info().annotations.push({ type: 'round', description: line }),
  )
  expect(report.acknowledged + report.repeated).toBeGreaterThan(20)
  expect(report).toMatchObject({ lost: [], doubled: [] })
})
