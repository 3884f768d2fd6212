import { expect, test } from 'vitest'
import { matchingFiltersOf, matchingHref, readMatchingSearch } from './matching.address.ts'

const read = (address: string) => readMatchingSearch(new URLSearchParams(address))

test.each([
  ['', ''],
  ['tab=jobs&q=ana&compatibility=high', '?tab=jobs&q=ana&compatibility=high'],
  ['tab=otra&compatibility=alta&dateStart=2026-13-40&before=-1', ''],
  ['tab=applications', ''],
  [
    'dateStart=2026-10-24&company=Qoya+Retail&industry=Comercio&before=7',
    '?dateStart=2026-10-24&company=Qoya+Retail&industry=Comercio&before=7',
  ],
])('%s is read as %s', (address, href) => {
  expect(matchingHref(read(address))).toBe(`/admin/matching-reports${href}`)
})

test('without a day the report covers thirty days', () => {
  expect(matchingFiltersOf(read('tab=jobs&q=ana&before=7'), '2026-11-23')).toEqual({
    dateStart: '2026-10-24',
    q: 'ana',
  })
})
