import { expect, test } from 'vitest'
import { blend, Tally } from '#evaluation/matching/tally.ts'

function tableOf(...ads: string[][]) {
  const tally = new Tally()
  for (const names of ads) tally.add(names)
  return tally.table()
}

test('an ad counts a repeated word once', () => {
  expect(tableOf(['sql', 'sql', 'excel'], ['sql'])).toEqual({ jobs: 2, counts: { sql: 2, excel: 1 } })
})

test('sources count the same, however many ads each has', () => {
  const few = tableOf(['ventas'])
  const many = tableOf(['actas'], ['actas'], ['actas'], [])
  expect(blend([few, many], 1000)).toEqual({ jobs: 1000, counts: { ventas: 500, actas: 375 } })
})
