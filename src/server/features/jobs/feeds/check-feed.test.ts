import { expect, test } from 'vitest'
import { feedEntry } from '#tests/support/feeds.ts'
import { checkFeed } from './check-feed.ts'

test('thousands of entries are read while others have a turn', async () => {
  let turns = 0
  const ticking = setInterval(() => turns++, 1)
  const rows = Array.from({ length: 2000 }, (_, index) => feedEntry(`A-${index}`))
  const checked = await checkFeed(rows, { category: 'Ventas', now: new Date() })
  clearInterval(ticking)
  expect(checked.ready).toHaveLength(2000)
  expect(turns).toBeGreaterThan(10)
})

test('an ad without the number of its openings leaves them as they are, and a long reference is no code', async () => {
  const long = 'X'.repeat(80)
  const rows = [feedEntry('A-1'), feedEntry(long, { openings: 3 })]
  const { ready } = await checkFeed(rows, { category: 'Ventas', now: new Date() })
  expect(ready[0]!.fields).not.toHaveProperty('openings')
  expect(ready[1]).toMatchObject({ reference: long, fields: { openings: 3, reference: '' } })
})
