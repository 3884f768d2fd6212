import { expect, test } from 'vitest'
import { canonicalSearch } from './canonical-search.ts'

test.each([
  ['', ''],
  ['?q=+analista+&page=3&sort=recent&limit=50', 'q=analista'],
  ['mode=remote&q=a&mode=hybrid', 'q=a&mode=hybrid&mode=remote'],
  ['mode=hybrid&mode=remote&q=a', 'q=a&mode=hybrid&mode=remote'],
  ['withSalary=on&experience=0-1', 'experience=0-1&withSalary=true'],
  ['withSalary=no&mode=flying&unknown=1', ''],
  ['q=%00x&location=Lima', 'q=x&location=Lima'],
  ['q=a&q=b', 'q=a'],
  ['days=7&minPay=3000&location=lima', 'location=lima&minPay=3000'],
  ['minPay=-1&minPay=x', ''],
])('%s is kept as "%s"', (given, kept) => {
  const once = canonicalSearch(given)
  expect(once).toBe(kept)
  expect(canonicalSearch(once)).toBe(once)
})
