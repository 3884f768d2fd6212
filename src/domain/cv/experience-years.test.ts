import { expect, test } from 'vitest'
import { experienceYears } from './experience-years.ts'
import type { Period } from './career-period.ts'

const work = (startDate: string | null, endDate: string | null): Period => ({
  startDate,
  endDate: endDate === 'today' ? null : endDate,
  current: endDate === 'today',
})

test.each<[string, Period[], number | null]>([
  ['nothing', [], null],
  ['a start alone, or an end alone', [work('2018', null), work(null, '2020')], null],
  ['twelve months, the last one included', [work('2020-01', '2020-12')], 1],
  ['eleven months', [work('2020-01', '2020-11')], 0],
  ['years without months', [work('2018', '2020')], 2],
  ['two jobs side by side count once', [work('2018-01', '2021-12'), work('2019-01', '2020-12')], 4],
  ['one after the other', [work('2020-01', '2021-12'), work('2018-01', '2019-12')], 4],
  ['a gap does not count', [work('2015-01', '2015-12'), work('2020-01', '2020-12')], 2],
  ['until today', [work('2024-12', 'today')], 2],
  ['an end in the future ends today', [work('2025-12', '2030')], 1],
  ['a start in the future is nothing yet', [work('2028-01', 'today')], 0],
  ['an end before its start is nothing', [work('2020-05', '2019-05')], 0],
  ['a day is as good as its month', [work('2020-01-15', '2021-12-20')], 2],
])('%s', (_, periods, years) => {
  expect(experienceYears(periods, '2026-11')).toBe(years)
})
