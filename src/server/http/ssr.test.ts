import { expect, test } from 'vitest'
import { pageUrl } from './ssr.ts'

test.each([
  ['/empleos?q=a%20b&q=c?d', 'https://qhatu.pe/empleos?q=a%20b&q=c?d'],
  ['//', 'https://qhatu.pe//'],
  ['//otro.pe/login', 'https://qhatu.pe//otro.pe/login'],
  ['/\\otro.pe', 'https://qhatu.pe//otro.pe'],
  ['///api', 'https://qhatu.pe///api'],
  ['http://otro.pe/x', 'https://qhatu.pe/http://otro.pe/x'],
  ['?', 'https://qhatu.pe/'],
])('%s is an address of ours', (asked, url) => {
  expect(pageUrl(asked, 'https://qhatu.pe').href).toBe(url)
})
