import { expect, test } from 'vitest'
import { canonicalSearch } from './canonical-search.ts'

test.each([
  ['', ''],
  ['?q=+analista+&page=3&sort=recent&limit=50', 'q=analista'],
  ['mode=remote&q=a&mode=hybrid', 'q=a&mode=remote&mode=hybrid'],
  ['mode=hybrid&mode=remote&q=a', 'q=a&mode=remote&mode=hybrid'],
  ['withSalary=on&experience=0-1', 'experience=0-1&withSalary=true'],
  ['withSalary=no&mode=flying&unknown=1', ''],
  ['q=%00x&location=Lima', 'q=x&location=Lima'],
  ['q=a&q=b', 'q=a'],
  ['days=7&minPay=3000&location=lima', 'location=lima&minPay=3000'],
  ['minPay=-1&minPay=x', ''],
  ['category=Recursos+Humanos', 'category=recursos-humanos'],
  ['location=Remoto', 'mode=remote'],
  ['withRemote=1&withUnknownPay=1', ''],
])('%s is kept as "%s"', (given, kept) => {
  const once = canonicalSearch(given)
  expect(once).toBe(kept)
  expect(canonicalSearch(once)).toBe(once)
})
