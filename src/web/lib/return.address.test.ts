import { expect, test } from 'vitest'
import { returnPath, withReturnPath } from './return.address.ts'

const search = (value: string) => `?${new URLSearchParams({ volver: value })}`

test.each(['/', '/empleos?q=contador&page=2', '/jobs/12#postular', '/companies'])(
  'a path of this site is accepted: %j',
  (value) => expect(returnPath(search(value))).toBe(value),
)

test.each([
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`\\evil.example`,
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'empleos',
  '',
])('what could lead to another site is refused: %j', (value) => {
  expect(returnPath(search(value))).toBeNull()
})

test('without the parameter there is no address to return to', () => {
  expect(returnPath('')).toBeNull()
  expect(withReturnPath('/login', '?q=x')).toBe('/login')
})

test('the address to return to is passed on', () => {
  expect(withReturnPath('/register/company', search('/companies?a=1'))).toBe(
    '/register/company?volver=%2Fcompanies%3Fa%3D1',
  )
})
